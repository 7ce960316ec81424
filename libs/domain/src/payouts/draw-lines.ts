import type { Cents } from '../money/index.js';
import { payeeKey, type Payee } from '../payee/index.js';
import type { NotPaidReason, PayoutLine } from './payout-events.js';

/** What a run asks of a payee: what the books hold, what of it is within the hold, and whether they can be paid. */
export type PayeeOwed = Readonly<{
  payee: Payee;
  balanceCents: Cents;
  withinHoldCents: Cents;
  /** Whoever was deleted is still paid what they had earned; whoever is inactive is not. */
  standing: 'active' | 'inactive' | 'deleted';
  /** True for organizations, whose address is proven otherwise. */
  linkOpened: boolean;
  account: Readonly<{ accountId: string; isVerified: boolean }> | null;
}>;

/** A line for every payee with a balance, in the order of their keys: who is paid how much, and why others are not. */
export const drawLines = (payees: readonly PayeeOwed[], minimumCents: Cents): PayoutLine[] =>
  payees
    .filter(({ balanceCents }) => balanceCents !== 0)
    .map((owed) => drawLine(owed, minimumCents))
    .sort((left, right) => (payeeKey(left.payee) < payeeKey(right.payee) ? -1 : 1));

/** The line of one payee, with whatever balance. */
export function drawLine(owed: PayeeOwed, minimumCents: Cents): PayoutLine {
  const { payee, balanceCents, withinHoldCents, account } = owed;
  const payableCents = balanceCents - withinHoldCents;
  const reason = reasonOf(owed, payableCents, minimumCents);
  const payCents = reason === null ? payableCents : 0;
  return { payee, balanceCents, withinHoldCents, payCents, accountId: account?.accountId ?? null, reason };
}

function reasonOf(owed: PayeeOwed, payableCents: Cents, minimumCents: Cents): NotPaidReason | null {
  const { balanceCents, standing, linkOpened, account } = owed;
  if (balanceCents < 0) return 'negative';
  if (payableCents < minimumCents) return balanceCents >= minimumCents ? 'within-hold' : 'below-minimum';
  if (standing === 'inactive') return 'inactive';
  if (!linkOpened) return 'link-never-opened';
  if (account === null) return 'not-onboarded';
  return account.isVerified ? null : 'account-restricted';
}
