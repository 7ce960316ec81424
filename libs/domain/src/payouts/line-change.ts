import type { NotPaidReason, PayoutLine } from './payout-events.js';

/** Why a line cannot be paid as it was prepared. */
export type LineChange = NotPaidReason | 'amount-changed' | 'account-changed';

/**
 * What has become of a line that is to be paid, by the line that would be drawn now (null: nothing is owed any more).
 * Sales since then change nothing, since they are within the hold.
 */
export function changeOf(line: PayoutLine, now: PayoutLine | null): LineChange | null {
  if (now === null) return 'amount-changed';
  if (now.reason !== null) return now.reason;
  if (now.payCents !== line.payCents)
    return now.disputedCents > line.disputedCents ? 'sale-disputed' : 'amount-changed';
  const isSameAccount = now.accountId === line.accountId && now.provider === line.provider;
  return isSameAccount ? null : 'account-changed';
}
