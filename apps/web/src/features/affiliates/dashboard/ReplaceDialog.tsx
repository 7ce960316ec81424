import { useEffect, useId, useRef } from 'react';
import texts from './texts';

const t = texts.replace;
type Props = { email: string; busy: boolean; onConfirm: () => void; onClose: () => void };

/** Asks before a working link ends. */
export function ReplaceDialog({ email, busy, onConfirm, onClose }: Props) {
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
        onClose();
      }}
    >
      <div className="p-7">
        <h2 id={`${id}-title`} className="display text-2xl">
          {t.confirmTitle}
        </h2>
        <p id={`${id}-body`} className="mt-2 text-muted [overflow-wrap:anywhere]">
          {t.confirmBody(email)}
        </p>
        <div className="mt-6 grid gap-3">
          <button type="button" className="btn btn-primary" disabled={busy} onClick={onConfirm}>
            {busy ? t.busy : t.confirm}
          </button>
          <button type="button" className="btn btn-quiet" disabled={busy} onClick={onClose}>
            {t.cancel}
          </button>
        </div>
      </div>
    </dialog>
  );
}
