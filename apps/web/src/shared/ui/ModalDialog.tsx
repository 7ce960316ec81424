import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { Elements } from './elements';

type Props = {
  title: string;
  body: ReactNode;
  icon?: Elements;
  onClose: () => void;
  children: ReactNode;
};

/** A modal question; Escape closes it, and the focus returns to where it was. */
export function ModalDialog({ title, body, icon, onClose, children }: Props) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
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
        {icon}
        <h2 id={`${id}-title`} className={`display text-2xl [overflow-wrap:anywhere] ${icon ? 'mt-3' : ''}`}>
          {title}
        </h2>
        <div id={`${id}-body`} className="mt-2 text-muted [overflow-wrap:anywhere]">
          {body}
        </div>
        <div className="mt-6 grid gap-3">{children}</div>
      </div>
    </dialog>
  );
}
