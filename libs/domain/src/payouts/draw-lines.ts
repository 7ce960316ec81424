import type { Cents } from '../money/index.js';
import { payeeKey, type Payee } from '../payee/index.js';
import type { NotPaidReason, PayoutLine } from './payout-events.js';

/**
 * A payee's balance and whether they can be paid. `withinHoldCents` and `disputedCents` are parts of the balance; a sale
 * counts in only one of them.
 */
export type PayeeOwed = Readonly<{
  payee: Payee;
  balanceCents: Cents;
  withinHoldCents: Cents;
  disputedCents: Cents;
  /** Deleted payees are still paid their earlier earnings; inactive ones are not. */
  standing: 'active' | 'inactive' | 'deleted';
  /** Whether the address is proven. */
  linkOpened: boolean;
  account: Readonly<{ provider: string; accountId: string; isVerified: boolean }> | null;
  /** End of the hold after a change of address or account (ISO UTC); null without a recent change. */
  heldUntil: string | null;
}>;

/** One line per payee with a balance, paid or not, ordered by `payeeKey`. */
export const drawLines = (payees: readonly PayeeOwed[], minimumCents: Cents): PayoutLine[] =>
  payees
    .filter(({ balanceCents }) => balanceCents !== 0)
    .map((owed) => drawLine(owed, minimumCents))
    .sort((left, right) => (payeeKey(left.payee) < payeeKey(right.payee) ? -1 : 1));

/** One payee's line, with any balance. */
export function drawLine(owed: PayeeOwed, minimumCents: Cents): PayoutLine {
  const { payee, balanceCents, withinHoldCents, disputedCents, account, heldUntil } = owed;
  const payableCents = balanceCents - withinHoldCents - disputedCents;
  const reason = reasonOf(owed, payableCents, minimumCents);
  const payCents = reason === null ? payableCents : 0;
  const { accountId = null, provider = null } = account ?? {};
  const amounts = { balanceCents, withinHoldCents, disputedCents, payCents };
  return { payee, ...amounts, accountId, provider, heldUntil, reason };
}

function reasonOf(owed: PayeeOwed, payableCents: Cents, minimumCents: Cents): NotPaidReason | null {
  const { balanceCents, disputedCents, standing, linkOpened, account, heldUntil } = owed;
  if (balanceCents < 0) return 'negative';
  if (balanceCents < minimumCents) return 'below-minimum';
  if (payableCents < minimumCents)
    return payableCents + disputedCents >= minimumCents ? 'sale-disputed' : 'within-hold';
  if (standing === 'inactive') return 'inactive';
  if (!linkOpened) return 'link-never-opened';
  if (account === null) return 'not-onboarded';
  if (!account.isVerified) return 'account-restricted';
  return heldUntil === null ? null : 'recently-changed';
}

/** Why a line cannot be paid as prepared. */
export type LineChange = NotPaidReason | 'amount-changed' | 'account-changed';

/**
 * Compares a prepared line with the line as it would be drawn now (null: nothing is owed); null without a change. Later
 * sales do not count, since they are within the hold.
 */
export function findLineChange(line: PayoutLine, now: PayoutLine | null): LineChange | null {
  if (now === null) return 'amount-changed';
  if (now.reason !== null) return now.reason;
  if (now.payCents !== line.payCents)
    return now.disputedCents > line.disputedCents ? 'sale-disputed' : 'amount-changed';
  const isSameAccount = now.accountId === line.accountId && now.provider === line.provider;
  return isSameAccount ? null : 'account-changed';
}
