import type { Cents } from '../money/index.js';
import type { Payee } from '../payee/index.js';

/** What moved money between the accounts. */
export type PostingKind =
  | 'sale'
  | 'reversal'
  | 'restoration'
  | 'forfeiture'
  | 'correction'
  | 'provider-fee'
  | 'payout'
  | 'payout-paid'
  | 'payout-failed'
  | 'payout-reversed';

/** Whether the buyer's money moves. */
export const isOfSale = (kind: PostingKind): boolean =>
  kind === 'sale' || kind === 'reversal' || kind === 'restoration';

/** Being paid, or not being paid, is no earning. */
export const isEarned = (kind: PostingKind): boolean => !kind.startsWith('payout');

/** Accounts that there is one of: their id is their kind. */
export type OneAccount = 'buyers' | 'provider-fees' | 'house' | 'in-transit' | 'paid-out';

/**
 * Whose account it is. `buyers` is below zero by what buyers paid and did not get back; `provider-fees` holds what the
 * provider of payments kept; `in-transit` holds what the
 * provider was asked to pay and has not answered, `paid-out` what it paid.
 */
export type AccountKind = OneAccount | Payee['kind'];

/** An account of the books. */
export type AccountRef = Readonly<{ kind: AccountKind; id: string }>;

/** Money that goes from one account to another; always more than zero cents. */
export type Posting = Readonly<{ source: AccountRef; destination: AccountRef; cents: Cents }>;

/**
 * What one fact enters into the books: postings, of which each leaves the sum of all accounts at zero. The named payees
 * take part also where nothing moves to them. `cashCents` is what buyers paid or got back by the fact's own word.
 */
export type JournalEntry = Readonly<{
  kind: PostingKind;
  paymentId: string | null;
  runId: string | null;
  affiliateId: string | null;
  organizationTag: string | null;
  cashCents: Cents;
  postings: readonly Posting[];
}>;

/** What an entry changes each account by; zero for one that takes no part. */
export type Changes = Readonly<{
  buyersCents: Cents;
  providerFeesCents: Cents;
  affiliateCents: Cents;
  organizationCents: Cents;
  houseCents: Cents;
  inTransitCents: Cents;
  paidOutCents: Cents;
}>;

const one = <Kind extends OneAccount>(kind: Kind): AccountRef => ({ kind, id: kind });

export const buyers = one('buyers');
export const providerFees = one('provider-fees');
export const house = one('house');
export const inTransit = one('in-transit');
export const paidOut = one('paid-out');

/** The posting of what moves towards `destination`: the other way round below zero, none for zero. */
export function move(source: AccountRef, destination: AccountRef, cents: Cents): Posting[] {
  if (cents === 0) return [];
  return cents > 0
    ? [{ source, destination, cents }]
    : [{ source: destination, destination: source, cents: -cents }];
}

const changeNames = {
  buyers: 'buyersCents',
  'provider-fees': 'providerFeesCents',
  affiliate: 'affiliateCents',
  organization: 'organizationCents',
  house: 'houseCents',
  'in-transit': 'inTransitCents',
  'paid-out': 'paidOutCents',
} as const satisfies Record<AccountKind, keyof Changes>;

/** Adds up the postings of an entry by account. */
export function changesOf({ postings }: JournalEntry): Changes {
  const changes = {
    buyersCents: 0,
    providerFeesCents: 0,
    affiliateCents: 0,
    organizationCents: 0,
    houseCents: 0,
    inTransitCents: 0,
    paidOutCents: 0,
  };
  for (const { source, destination, cents } of postings) {
    changes[changeNames[source.kind]] -= cents;
    changes[changeNames[destination.kind]] += cents;
  }
  return changes;
}
