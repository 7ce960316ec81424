import type { Cents } from '../money/index.js';
import { payeeKey, type Payee } from '../payee/index.js';
import type { NotPaidReason, PayoutLine } from './payout-events.js';

/**
 * What a run needs to know of a payee: what the books hold, what of it is within the hold or belongs to sales under an
 * open dispute (a sale counts in one of them), and whether they can be paid.
 */
export type PayeeOwed = Readonly<{
  payee: Payee;
  balanceCents: Cents;
  withinHoldCents: Cents;
  disputedCents: Cents;
  /** Whoever was deleted is still paid what they had earned; whoever is inactive is not. */
  standing: 'active' | 'inactive' | 'deleted';
  /** True for organizations, whose address is proven otherwise. */
  linkOpened: boolean;
  account: Readonly<{ provider: string; accountId: string; isVerified: boolean }> | null;
  /** Until when nothing is paid because the address or the account changed, ISO UTC; null when nothing did lately. */
  heldUntil: string | null;
}>;

/** A line for every payee with a balance, in the order of their keys: who is paid how much, and why others are not. */
export const drawLines = (payees: readonly PayeeOwed[], minimumCents: Cents): PayoutLine[] =>
  payees
    .filter(({ balanceCents }) => balanceCents !== 0)
    .map((owed) => drawLine(owed, minimumCents))
    .sort((left, right) => (payeeKey(left.payee) < payeeKey(right.payee) ? -1 : 1));

/** The line of one payee, with whatever balance. */
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
