import { useEffect, useId, useRef } from 'react';
import { ShieldCheck } from 'lucide-react';
import type { CheckoutMessages } from '../messages.en';

type Props = { t: CheckoutMessages['challenge']; onAnswer: (confirmed: boolean) => void };

/** The bank's 3-D Secure question, as a modal dialog; closing it is a refusal. */
export function ChallengeDialog({ t, onAnswer }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      className="m-auto w-full max-w-md rounded-card border-0 bg-white p-0 text-ink shadow-card backdrop:bg-pine-900/70 max-sm:mb-4 max-sm:max-w-[calc(100%-2rem)]"
      onCancel={(event) => {
        event.preventDefault();
        onAnswer(false);
      }}
    >
      <div className="p-7">
        <ShieldCheck aria-hidden size={30} strokeWidth={1.75} className="text-sky-700" />
        <h2 id={`${id}-title`} className="display mt-3 text-2xl">
          {t.title}
        </h2>
        <p id={`${id}-body`} className="mt-2 text-muted">
          {t.body}
        </p>
        <div className="mt-6 grid gap-3">
          <button type="button" className="btn btn-primary" onClick={() => onAnswer(true)}>
            {t.confirm}
          </button>
          <button type="button" className="btn btn-quiet" onClick={() => onAnswer(false)}>
            {t.fail}
          </button>
        </div>
      </div>
    </dialog>
  );
}
