import { tabEntry } from '../storage';

/** The property form's unsent values in this tab; they leave the browser only with an order. */
export const propertyDraft = tabEntry('closewise_property_draft');

/** Prefills the form's price and keeps its other values. */
export function draftPrice(price: string): void {
  const before = propertyDraft.read();
  const kept = typeof before === 'object' ? before : null;
  propertyDraft.write({ ...kept, price, priceConfirmed: false });
}
