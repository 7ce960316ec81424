import { useId, type ReactNode, type SubmitEventHandler } from 'react';

type Words = { title: string; submit: string; submitting: string; needsScript: string };
type Props = { words: Words; busy: boolean; onSubmit: SubmitEventHandler; children: ReactNode };

/** The form of a page on which partners join: `children` are its fields. */
export function JoinForm({ words, busy, onSubmit, children }: Props) {
  const id = useId();
  return (
    <form
      aria-labelledby={id}
      method="dialog" // sent before there is a script, nothing of it is written into the address
      noValidate
      className="on-light rounded-card bg-white p-5 text-ink shadow-card sm:p-7"
      onSubmit={onSubmit}
    >
      <h2 id={id} className="display text-[1.625rem]">
        {words.title}
      </h2>
      <div className="mt-4 grid gap-4">{children}</div>
      <button className="btn btn-primary mt-5 w-full text-[1.0625rem]" disabled={busy}>
        <span>{busy ? words.submitting : words.submit}</span>
        {busy && <span aria-hidden="true" className="spinner" />}
      </button>
      <noscript>
        <p className="mt-3 rounded-xl bg-marigold-100 p-3.5 text-sm font-semibold text-marigold-800">
          {words.needsScript}
        </p>
      </noscript>
    </form>
  );
}
