import { askFor } from '../islands/ask-for';

export type Toast = {
  id: number;
  title: string;
  description?: string;
  variant: 'default' | 'destructive';
  open: boolean;
  /** The page that its action leads to, and to which it goes along. */
  page?: string;
  /** The page on which it is now; none before it was shown. */
  at?: string;
};

const limit = 1;
/** A dismissed toast keeps its state this long; it has left the screen at once. */
export const removalDelayMs = 1_000_000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a toast in place of any other. `page`: the pathname to which the caller navigates now. */
export function toast({
  variant = 'default',
  ...text
}: Pick<Toast, 'title' | 'description' | 'page'> & Partial<Pick<Toast, 'variant'>>): number {
  const id = nextId++;
  publish([{ id, ...text, variant, open: true }, ...toasts].slice(0, limit));
  askFor('toaster');
  return id;
}

/** Takes a toast off the screen; its state is removed after `removalDelayMs`. */
export function dismissToast(id: number): void {
  publish(toasts.map((each) => (each.id === id ? { ...each, open: false } : each)));
  if (removals.has(id)) return;
  const remove = () => {
    removals.delete(id);
    publish(toasts.filter((each) => each.id !== id));
  };
  removals.set(id, setTimeout(remove, removalDelayMs));
}

/** Takes a toast off the screen whose page was left. */
export function arriveAt(pathname: string): void {
  for (const { id, at, page, open } of toasts) {
    if (!open || at === pathname) continue;
    const belongs = at === undefined || page === pathname;
    if (belongs) publish(toasts.map((each) => (each.id === id ? { ...each, at: pathname } : each)));
    else dismissToast(id);
  }
}

/** The toast on the screen, as it was asked for. */
export function latestToast(): Omit<Toast, 'id' | 'open' | 'at'> | null {
  const shown = toasts.find(({ open }) => open);
  if (!shown) return null;
  const { title, description, variant, page } = shown;
  return { title, variant, ...(description && { description }), ...(page && { page }) };
}

/** Calls back whenever a toast comes, goes or arrives elsewhere; answers how to stop. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** All toasts in state, the dismissed ones too. */
export const allToasts = (): readonly Toast[] => toasts;

/** Whether one is on the screen. */
export const isToastOpen = (): boolean => toasts.some(({ open }) => open);
