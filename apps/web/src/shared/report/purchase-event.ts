import { dollarsOf } from '@closewise/domain/money';
import { track } from '../analytics/analytics';
import { servedPrices } from '../price/served-price';
import { readCurrentReport } from './current-report';

const reportedKey = 'closewise_purchases_reported';
const mostKept = 50;

/**
 * Reports a purchase with the amount charged, once per browser. A browser that did not pay uses the receipt's
 * amount, `receiptCents`, or else the current price.
 */
export const reportPurchase = (reportId: string, receiptCents: number | null): void =>
  reportOnce(reportId, paidHere(reportId) ?? receiptCents ?? servedPrices().reportCents);

/** What the card was charged in this tab, or null. */
export function paidHere(reportId: string): number | null {
  const current = readCurrentReport();
  return (current?.reportId === reportId && current.paidCents) || null;
}

/** Reports a later purchase of premium. */
export const reportPremiumPurchase = (reportId: string, paidCents: number): void =>
  reportOnce(`${reportId}-premium`, paidCents);

function reportOnce(purchase: string, paidCents: number): void {
  const reported = readReported();
  const mark = hashPurchase(purchase);
  if (reported.includes(mark)) return;
  keepReported([...reported, mark].slice(-mostKept));
  track({ event: 'purchase', value: dollarsOf(paidCents), currency: 'USD' });
}

/**
 * Identifies a purchase without storing its id, which would let the browser's next user open the report
 * (FNV-1a).
 */
function hashPurchase(purchase: string): number {
  let hash = 0x811c9dc5;
  for (const character of purchase) {
    hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  }
  return hash;
}

function readReported(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(reportedKey) ?? '[]');
    return Array.isArray(kept) ? kept.filter((mark) => typeof mark === 'number') : [];
  } catch {
    return [];
  }
}

function keepReported(marks: readonly number[]): void {
  try {
    localStorage.setItem(reportedKey, JSON.stringify(marks));
  } catch (error) {
    console.warn('That the purchase was reported could not be stored.', error);
  }
}
