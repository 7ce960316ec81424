import { tabEntry } from '../storage';
import { latestToast, toast } from './toasts';

const stored = tabEntry('closewise_toast');

/** Stores the current toast for the next page load in this tab. */
export function carryToast(): void {
  const shown = latestToast();
  if (shown) stored.write(shown);
}

/** Shows the toast stored by the previous page, once. */
export function showCarriedToast(): void {
  const carried = stored.read();
  stored.remove();
  if (isToast(carried)) toast(carried);
}

type CarriedToast = Parameters<typeof toast>[0];

/** Another version of the site may have stored another shape. */
function isToast(value: unknown): value is CarriedToast {
  if (typeof value !== 'object' || value === null) return false;
  const { title, description, variant, page } = value as Record<keyof CarriedToast, unknown>;
  return typeof title === 'string' && isVariant(variant) && [description, page].every(isTextOrNone);
}

const isVariant = (value: unknown): boolean =>
  value === undefined || value === 'default' || value === 'destructive';
const isTextOrNone = (value: unknown): boolean => value === undefined || typeof value === 'string';
