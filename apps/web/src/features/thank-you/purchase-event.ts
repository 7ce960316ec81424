import { dollarsOf } from '@closewise/domain/money';
import { track } from '../../shared/analytics/analytics';
import { servedPriceCents } from '../../shared/price/served-price';
import { readCurrentReport } from '../../shared/report/current-report';

const reportedKey = 'closewise_purchases_reported';
const mostKept = 50;

/**
 * Reports the purchase of a paid report with what its card was charged, once in this browser however often the page is
 * opened. A browser that has not seen the payment knows the usual price alone.
 */
export function reportPurchase(reportId: string): void {
  const reported = readReported();
  const mark = markOf(reportId);
  if (reported.includes(mark)) return;
  keepReported([...reported, mark].slice(-mostKept));
  const current = readCurrentReport();
  const paidCents = (current?.reportId === reportId && current.paidCents) || servedPriceCents();
  track({ event: 'purchase', value: dollarsOf(paidCents), currency: 'USD' });
}

/** Tells one report from another, but opens none: an id does, and whoever comes after would find it here (FNV-1a). */
function markOf(reportId: string): number {
  let hash = 0x811c9dc5;
  for (const character of reportId) {
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
