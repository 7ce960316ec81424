import { requestIsland } from '../islands/request-island';

export type Toast = {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  open: boolean;
  /** The page that its action navigates to; the toast stays visible there. */
  page?: string;
  /** The page that shows it; undefined before it was shown. */
  at?: string;
};

const limit = 1;
/** How long a dismissed toast stays in state; it leaves the screen at once. */
export const removalDelayMs = 1_000_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and replaces any other. `page`: the path that the caller navigates to. */
export function toast({
  variant = 'default',
  ...text
}: Pick<Toast, 'title' | 'description' | 'page'> & Partial<Pick<Toast, 'variant'>>): number {
  const id = nextId++;
  publish([{ id, ...text, variant, open: true }, ...toasts].slice(0, limit));
  requestIsland('toaster');
  return id;
}

/** Hides a toast; its state is removed after `removalDelayMs`. */
export function dismissToast(id: number): void {
  publish(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)));
  if (removals.has(id)) return;
  const remove = () => {
    removals.delete(id);
    publish(toasts.filter((each) => each.id !== id));
  };
  removals.set(id, setTimeout(remove, removalDelayMs));
}

/** Hides toasts that belong to another page. */
export function arriveAt(pathname: string): void {
  for (const { id, at, page, open } of toasts) {
    if (!open || at === pathname) continue;
    const belongs = at === undefined || page === pathname;
    if (belongs) publish(toasts.map((each) => (each.id === id ? { ...each, at: pathname } : each)));
    else dismissToast(id);
  }
}

/** The visible toast as it was passed to `toast`. */
export function latestToast(): Omit<Toast, 'id' | 'open' | 'at'> | null {
  const shown = toasts.find(({ open }) => open);
  if (!shown) return null;
  const { title, description, variant, page } = shown;
  return { title, variant, ...(description && { description }), ...(page && { page }) };
}

/** Calls back when toasts change; returns a function that unsubscribes. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All toasts in state, including dismissed ones. */
export const allToasts = (): readonly Toast[] => toasts;

export const isToastOpen = (): boolean => toasts.some(({ open }) => open);
