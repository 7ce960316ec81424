/** What other modules may know of Payouts: its facts. */
export type * from './payout-events.js';
