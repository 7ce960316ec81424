import { keptInTab } from '../storage/kept-in-tab';

/** What the form of this tab was filled in with; it leaves the browser only as an order. */
export const propertyDraft = keptInTab('closewise_property_draft');

/** Leaves a price for the form, beside what it was filled in with before. */
export function draftPrice(price: string): void {
  const before = propertyDraft.read();
  const kept = typeof before === 'object' ? before : null;
  propertyDraft.keep({ ...kept, price, priceConfirmed: false });
}
