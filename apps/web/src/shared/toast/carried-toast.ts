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

/** What another version of the site has stored may look otherwise. */
function isToast(value: unknown): value is Carried {
  if (typeof value !== 'object' || value === null) return false;
  const { title, description, variant, page } = value as Record<keyof Carried, unknown>;
  return typeof title === 'string' && isVariant(variant) && [description, page].every(isTextOrNone);
}

const isVariant = (value: unknown): boolean =>
  value === undefined || value === 'default' || value === 'destructive';
const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';
