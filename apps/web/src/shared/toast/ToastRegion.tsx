import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { arriveAt, dismissToast, type Toast, allToasts, onToastsChange } from './toasts';
import { useFreePlace } from './use-free-place';

const visibleMs = 5_000;
const region =
  'pointer-events-none fixed z-50 print:hidden inset-x-[max(1rem,env(safe-area-inset-left),env(safe-area-inset-right))] top-[max(1rem,env(safe-area-inset-top))] bottom-[max(1rem,env(safe-area-inset-bottom))]';

type Props = { label: string; close: string; pathname: string };

/** Shows the toasts of the page at `pathname`; polite for news, assertive for errors. */
export function ToastRegion({ label, close, pathname }: Props) {
  const toasts = useToasts();
  useEffect(() => arriveAt(pathname), [pathname, toasts]);
  const open = toasts.filter((toast) => toast.open);
  useEscape(open.at(0)?.id);
  const ofVariant = (variant: Toast['variant']) =>
    open
      .filter((toast) => toast.variant === variant)
      .map((toast) => <ToastCard key={toast.id} toast={toast} close={close} />);
  return (
    <section aria-label={label} className={region}>
      <div role="status">{ofVariant('default')}</div>
      <div role="alert">{ofVariant('destructive')}</div>
    </section>
  );
}

/** Escape dismisses a toast from anywhere on the page, but not while a dialog is open. */
function useEscape(id: number | undefined): void {
  useEffect(() => {
    if (id === undefined) return;
    const dismiss = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) dismissToast(id);
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [id]);
}

function ToastCard({ toast, close }: { toast: Toast; close: string }) {
  const card = useRef<HTMLDivElement>(null);
  const place = useFreePlace(card);
  const hold = useClosing(toast);
  const destructive = toast.variant === 'destructive';
  const Icon = destructive ? CircleAlert : CircleCheck;
  return (
    <div
      ref={card}
      data-variant={toast.variant}
      style={place ?? { right: 0, bottom: 0 }}
      className={`rise pointer-events-auto absolute flex w-full items-start gap-3 rounded-2xl border p-4 shadow-card sm:w-96 ${
        destructive ? 'border-clay-700 bg-clay-50' : 'border-pine-200 bg-white'
      }`}
      {...hold}
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

/**
 * News closes after a while; errors stay until dismissed. Moving the mouse over a toast or focusing it keeps it
 * open; a mouse that was already there does not.
 */
function useClosing({ id, variant }: Toast) {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    if (held || variant === 'destructive') return;
    const timer = setTimeout(() => dismissToast(id), visibleMs);
    return () => clearTimeout(timer);
  }, [held, id, variant]);
  const [hold, release] = [() => setHeld(true), () => setHeld(false)];
  return { onMouseMove: hold, onMouseLeave: release, onFocus: hold, onBlur: release };
}

const none: readonly Toast[] = [];

/** All toasts in state, including dismissed ones. */
export const useToasts = (): readonly Toast[] => useSyncExternalStore(onToastsChange, allToasts, () => none);
