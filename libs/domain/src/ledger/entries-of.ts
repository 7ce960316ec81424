import type { AffiliateTerminated, SaleEvent } from '../affiliation/facts.js';
import type { ProviderFeeCharged } from '../billing/facts.js';
import type { Cents } from '../money/index.js';
import type { Payee } from '../payee/index.js';
import type {
  TransferFailed,
  TransferRequested,
  TransferReversed,
  TransferSucceeded,
} from '../payouts/facts.js';
import type { BalanceCorrected } from './correction-events.js';
import {
  buyers,
  house,
  inTransit,
  move,
  paidOut,
  providerFees,
  type AccountRef,
  type JournalEntry,
  type Posting,
  type PostingKind,
} from './posting.js';

type TransferEvent = TransferRequested | TransferSucceeded | TransferFailed | TransferReversed;

/** The facts that the books are made of, in the order of the log. */
export type LedgerEvent =
  | SaleEvent
  | AffiliateTerminated
  | BalanceCorrected
  | ProviderFeeCharged
  | TransferEvent;

/** The types of the facts about a sale. */
export const saleEventTypes = ['SaleSplit', 'SaleReversed', 'SaleRestored'] as const;

/** The types of the facts that the books are made of. */
export const ledgerEventTypes = [
  ...saleEventTypes,
  'AffiliateTerminated',
  'BalanceCorrected',
  'ProviderFeeCharged',
  'TransferRequested',
  'TransferSucceeded',
  'TransferFailed',
  'TransferReversed',
] as const;

/** What the books say of an affiliate before an event: their balance, and whether they were terminated earlier. */
export type AffiliateAccount = Readonly<{ balanceCents: Cents; isTerminated: boolean }>;

const saleKinds = { SaleSplit: 'sale', SaleReversed: 'reversal', SaleRestored: 'restoration' } as const;

/** Whether an event is about a sale, and so about the buyer's money. */
export const isSaleEvent = (event: LedgerEvent): event is SaleEvent => event.type in saleKinds;

/**
 * What an event enters into the books. Termination forfeits by the order of the log: what is unpaid then, and what each
 * later entry gives them, goes to the house; the override of the organization stays, and so does what was paid out.
 */
export function entriesOf(
  event: LedgerEvent,
  accountOf: (affiliateId: string) => AffiliateAccount,
): JournalEntry[] {
  if (event.type === 'AffiliateTerminated') {
    const { affiliateId } = event.data;
    const { balanceCents, isTerminated } = accountOf(affiliateId);
    return isTerminated || balanceCents <= 0 ? [] : [forfeiture(affiliateId, null, null, balanceCents)];
  }
  const entry = entryOf(event);
  const { affiliateId, paymentId, runId } = entry;
  if (affiliateId === null || !accountOf(affiliateId).isTerminated) return [entry];
  const gained = gainOf(entry, affiliateId);
  return gained === 0 ? [entry] : [entry, forfeiture(affiliateId, paymentId, runId, gained)];
}

function entryOf(event: Exclude<LedgerEvent, AffiliateTerminated>): JournalEntry {
  if (isSaleEvent(event)) return ofSale(event);
  if (event.type === 'ProviderFeeCharged') return ofProviderFee(event);
  return event.type === 'BalanceCorrected' ? ofCorrection(event) : ofTransfer(event);
}

function ofSale({ type, data }: SaleEvent): JournalEntry {
  const { paymentId, amountCents, shares } = data;
  const affiliateId = 'commission' in data ? (data.commission?.affiliateId ?? null) : data.affiliateId;
  const organizationTag =
    'override' in data ? (data.override?.organizationTag ?? null) : data.organizationTag;
  const to = (kind: 'affiliate' | 'organization', id: string | null, cents: Cents): Posting[] =>
    id === null ? [] : move(buyers, { kind, id }, cents);
  return {
    kind: saleKinds[type],
    paymentId,
    runId: null,
    affiliateId,
    organizationTag,
    cashCents: amountCents,
    postings: [
      ...to('affiliate', affiliateId, shares.commissionCents),
      ...to('organization', organizationTag, shares.overrideCents),
      ...move(buyers, house, shares.houseCents),
    ],
  };
}

function ofProviderFee({ data: { paymentId, feeCents } }: ProviderFeeCharged): JournalEntry {
  return {
    kind: 'provider-fee',
    paymentId,
    runId: null,
    affiliateId: null,
    organizationTag: null,
    cashCents: 0,
    postings: move(house, providerFees, feeCents),
  };
}

function ofCorrection({ data: { payee, cents } }: BalanceCorrected): JournalEntry {
  return {
    kind: 'correction',
    ...ofPayee(payee),
    runId: null,
    postings: move(house, payee, cents),
  };
}

function ofTransfer(event: TransferEvent): JournalEntry {
  const { payee, runId } = event.data;
  const [kind, postings] = transferOf(event, payee);
  return { kind, ...ofPayee(payee), runId, postings };
}

/** What an entry without a sale says of the payee whom it is about. */
const ofPayee = ({ kind, id }: Payee) => ({
  paymentId: null,
  affiliateId: kind === 'affiliate' ? id : null,
  organizationTag: kind === 'organization' ? id : null,
  cashCents: 0,
});

function transferOf({ type, data }: TransferEvent, payee: AccountRef): [PostingKind, Posting[]] {
  switch (type) {
    case 'TransferRequested':
      return ['payout', move(payee, inTransit, data.payCents)];
    case 'TransferSucceeded':
      return ['payout-paid', move(inTransit, paidOut, data.payCents)];
    case 'TransferFailed':
      return ['payout-failed', move(inTransit, payee, data.payCents)];
    case 'TransferReversed':
      return ['payout-reversed', move(paidOut, payee, data.changeCents)];
  }
}

function gainOf({ postings }: JournalEntry, affiliateId: string): Cents {
  const isTheirs = ({ kind, id }: AccountRef): boolean => kind === 'affiliate' && id === affiliateId;
  return postings.reduce(
    (sum, { source, destination, cents }) =>
      sum + (isTheirs(destination) ? cents : 0) - (isTheirs(source) ? cents : 0),
    0,
  );
}

/** What goes from the affiliate to the house; the other way where an entry that lowered their balance is taken back. */
const forfeiture = (
  affiliateId: string,
  paymentId: string | null,
  runId: string | null,
  cents: Cents,
): JournalEntry => ({
  kind: 'forfeiture',
  paymentId,
  runId,
  affiliateId,
  organizationTag: null,
  cashCents: 0,
  postings: move({ kind: 'affiliate', id: affiliateId }, house, cents),
});
