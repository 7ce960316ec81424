import { useId, useEffect, useRef, useState, type SubmitEventHandler } from 'react';
import { Notice } from '../../shared/ui/Notice';
import type { Elements } from '../../shared/ui/elements';
import texts from './affiliates/texts';

type Props = {
  title: string;
  lede?: string;
  submit: string;
  state: { busy: boolean; failure: string | null; reload?: () => void };
  onSubmit: SubmitEventHandler;
  onCancel: () => void;
  children: Elements;
};

/** Frame of the inline forms: title, fields, the server's refusal, and the submit and cancel buttons. */
export function ChangeForm({ title, lede, submit, state, onSubmit, onCancel, children }: Props) {
  const id = useId();
  return (
    <form
      aria-labelledby={id}
      className="grid gap-4 rounded-2xl border border-pine-200 bg-pine-50 p-4 sm:p-6"
      noValidate
      onSubmit={onSubmit}
    >
      <div>
        <h3 id={id} className="display text-xl [overflow-wrap:anywhere]">
          {title}
        </h3>
        {lede && <p className="mt-1 max-w-2xl text-[0.9375rem] text-muted">{lede}</p>}
      </div>
      {children}
      {state.failure && <Notice tone="error">{state.failure}</Notice>}
      {state.reload && (
        <button type="button" className="btn btn-quiet justify-self-start" onClick={state.reload}>
          {texts.form.reload}
        </button>
      )}
      <div className="flex flex-wrap gap-3">
        <button className="btn btn-primary max-sm:w-full" disabled={state.busy}>
          {state.busy ? texts.form.saving : submit}
        </button>
        <button type="button" className="btn btn-quiet max-sm:w-full" onClick={onCancel}>
          {texts.form.cancel}
        </button>
      </div>
    </form>
  );
}

/** Returns the focus to the element that opened a panel when the panel leaves the page. Attach the ref to the panel. */
export function useReturningFocus() {
  const [opener] = useState(() => document.activeElement);
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const opened = element.current;
    return () => {
      if (opened?.isConnected) return;
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [opener]);
  return element;
}
