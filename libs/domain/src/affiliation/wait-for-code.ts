import type { AttributionOutcome } from './attribution.js';
import type { SaleState } from './sale-decider.js';

/** By then the browser of a buyer who stayed has told of the payment, and brought the code that it holds. */
export const codeWaitSeconds = 30;

/** What is known of a sale before it is split: whom it would be credited to, and whether a browser can still be late. */
export type LateCode = Readonly<{
  outcome: AttributionOutcome;
  reportedByBrowser: boolean;
  hasWaited: boolean;
}>;

/** Whether a sale without a known code is not split yet, because a webhook was faster than the browser that may bring one. */
export const waitsForCode = (sale: SaleState, { outcome, reportedByBrowser, hasWaited }: LateCode): boolean =>
  sale.status === 'unsplit' &&
  (outcome === 'no-code' || outcome === 'unknown-code') &&
  !reportedByBrowser &&
  !hasWaited;
