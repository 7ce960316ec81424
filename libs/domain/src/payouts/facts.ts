/** Payouts' published events. */
export type {
  PayoutEvent,
  TransferFailed,
  TransferRequested,
  TransferReversed,
  TransferSucceeded,
} from './payout-events.js';
