import { keptInTab } from '../storage/kept-in-tab';
import { latestToast, toast } from './toasts';

const kept = keptInTab('closewise_toast');

/** Takes the toast that is shown along to the page that is loaded next, in this tab. */
export function carryToast(): void {
  const shown = latestToast();
  if (shown) kept.keep(shown);
}

/** Shows the toast that the page before has sent along, once. */
export function showCarriedToast(): void {
  const carried = kept.read();
  kept.forget();
  if (isToast(carried)) toast(carried);
}

type Carried = Parameters<typeof toast>[0];

const isToast = (value: unknown): value is Carried =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Carried>).title === 'string';
