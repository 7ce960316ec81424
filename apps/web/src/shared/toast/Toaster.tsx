import { useEffect, useState } from 'react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { dismissToast, useToasts, type Toast } from './toasts';

const visibleMs = 5_000;

/** The one place where toasts appear; polite for news, assertive for errors. */
export function Toaster({ label, close }: { label: string; close: string }) {
  const open = useToasts().filter((toast) => toast.open);
  const ofVariant = (variant: Toast['variant']) =>
    open
      .filter((toast) => toast.variant === variant)
      .map((toast) => <ToastCard key={toast.id} toast={toast} close={close} />);
  return (
    <section
      aria-label={label}
      className="pointer-events-none fixed print:hidden inset-x-4 bottom-4 z-50 sm:left-auto sm:w-96"
    >
      <div role="status">{ofVariant('default')}</div>
      <div role="alert">{ofVariant('destructive')}</div>
    </section>
  );
}

function ToastCard({ toast, close }: { toast: Toast; close: string }) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => dismissToast(toast.id), visibleMs);
    return () => clearTimeout(timer);
  }, [held, toast.id]);
  const destructive = toast.variant === 'destructive';
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <div
      data-variant={toast.variant}
      className={`rise pointer-events-auto flex items-start gap-3 rounded-2xl border p-4 shadow-card ${
        destructive ? 'border-clay-700 bg-clay-50' : 'border-pine-200 bg-white'
      }`}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      onKeyDown={(event) => event.key === 'Escape' && dismissToast(toast.id)}
    >
      <Icon
        aria-hidden
        size={20}
        className={`mt-0.5 shrink-0 ${destructive ? 'text-clay-700' : 'text-pine-700'}`}
      />
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">{toast.title}</p>
        {toast.description && <p className="mt-0.5 text-[0.9375rem] text-muted">{toast.description}</p>}
      </div>
      <button
        type="button"
        aria-label={close}
        className="-m-2 grid size-10 shrink-0 place-items-center rounded-lg text-muted hover:bg-ink/5"
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden size={18} />
      </button>
    </div>
  );
}
