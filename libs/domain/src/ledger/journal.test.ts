import type { AffiliateTerminated, SaleEvent } from '../affiliation/facts.js';
import { affiliationPostings } from '../affiliation/index.js';
import type { ProviderFeeCharged } from '../billing/facts.js';
import { billingPostings } from '../billing/index.js';
import { type PayoutEvent, payoutPostings } from '../payouts/index.js';
import type { AccountRef } from './accounts.js';
import { correctionPostings } from './correction.js';
import type { BalanceCorrected } from './ledger-events.js';
import { entriesOf, type AccountStatus } from './journal.js';
import { PostingRulebook } from './posting-rules.js';

const rules = new PostingRulebook(affiliationPostings, billingPostings, payoutPostings, correctionPostings);
type LedgerEvent = SaleEvent | AffiliateTerminated | BalanceCorrected | ProviderFeeCharged | PayoutEvent;

const split = {
  type: 'SaleSplit',
  data: {
    paymentId: 'p-1',
    reportId: 1,
    amountCents: 2500,
    currency: 'usd',
    policyVersion: 1,
    paidAt: '2026-11-21T10:00:00.000Z',
    attribution: { code: 'MAPLE7K4M', codeFrom: 'order', outcome: 'credited', affiliateId: 'a-1' },
    commission: { affiliateId: 'a-1', ratePercent: 40, rateEventId: null },
    override: { organizationTag: 'HAR', ratePercent: 10 },
    shares: { commissionCents: 1000, overrideCents: 250, houseCents: 1250 },
  },
} satisfies SaleEvent;
const reversed: SaleEvent = {
  type: 'SaleReversed',
  data: {
    paymentId: 'p-1',
    affiliateId: 'a-1',
    organizationTag: 'HAR',
    givenBackCents: 2500,
    refundedCents: 2500,
    lostCents: 0,
    amountCents: -2500,
    shares: { commissionCents: -1000, overrideCents: -250, houseCents: -1250 },
  },
};
const returned = { amountCents: 2500, shares: split.data.shares, givenBackCents: 0, refundedCents: 0 };
const terminated: LedgerEvent = { type: 'AffiliateTerminated', data: { affiliateId: 'a-1', reason: 'spam' } };
/** The affiliate's account; all others are open and empty. */
const account =
  (balanceCents: number, isClosed = false) =>
  ({ kind }: AccountRef): AccountStatus =>
    kind === 'affiliate' ? { balanceCents, isClosed } : { balanceCents: 0, isClosed: false };
const ana = { kind: 'affiliate', id: 'a-1' };
const har = { kind: 'organization', id: 'HAR' };
const [buyers, house, inTransit, paidOut] = ['buyers', 'house', 'in-transit', 'paid-out'].map((kind) => ({
  kind,
  id: kind,
}));
const from = (source: object | undefined, destination: object | undefined, cents: number) => ({
  source,
  destination,
  cents,
});
const entry = {
  kind: 'sale',
  paymentId: 'p-1',
  runId: null,
  parties: [buyers, ana, har],
  cashCents: 2500,
  postings: [from(buyers, ana, 1000), from(buyers, har, 250), from(buyers, house, 1250)],
};
const reversal = {
  ...entry,
  kind: 'reversal',
  cashCents: -2500,
  postings: [from(ana, buyers, 1000), from(har, buyers, 250), from(house, buyers, 1250)],
};
const forfeited = (cents: number, paymentId: string | null, runId: string | null = null) => ({
  kind: 'forfeiture',
  paymentId,
  runId,
  parties: [ana],
  cashCents: 0,
  postings: [cents > 0 ? from(ana, house, cents) : from(house, ana, -cents)],
});
const line = { runId: '2026-10', payee: { kind: 'affiliate', id: 'a-1' } as const };
const requested: PayoutEvent = {
  type: 'TransferRequested',
  data: { ...line, payCents: 12_000, accountId: 'acct_1', attempt: 1, idempotencyKey: 'k' },
};
const succeeded: LedgerEvent = {
  type: 'TransferSucceeded',
  data: { ...line, payCents: 12_000, transferId: 'tr_1' },
};
const failed: LedgerEvent = {
  type: 'TransferFailed',
  data: { ...line, payCents: 12_000, reasonCode: 'account_closed', attempt: 1 },
};
const returned12: LedgerEvent = {
  type: 'TransferReversed',
  data: { ...line, transferId: 'tr_1', changeCents: 5000, reversedCents: 12_000 },
};
const payout = (kind: string, posting: object) => ({
  kind,
  paymentId: null,
  runId: '2026-10',
  parties: [ana],
  cashCents: 0,
  postings: [posting],
});

const corrected = (cents: number): LedgerEvent => ({
  type: 'BalanceCorrected',
  data: {
    reference: 'ticket-1',
    payee: { kind: 'affiliate', id: 'a-1' },
    cents,
    reason: 'credited twice',
    correctedBy: 'maria',
  },
});
const correction = (posting: object) => ({
  ...payout('correction', posting),
  runId: null,
});

describe('the books', () => {
  it.each<[string, LedgerEvent, (account: AccountRef) => AccountStatus, object[]]>([
    ['share out a sale', split, account(0), [entry]],
    [
      "move the provider's fee from the house",
      {
        type: 'ProviderFeeCharged',
        data: { paymentId: 'p-1', reportId: 1, feeCents: 103, currency: 'usd', feeReference: 'txn_1' },
      },
      account(0),
      [
        {
          ...entry,
          kind: 'provider-fee',
          parties: [],
          cashCents: 0,
          postings: [from(house, { kind: 'provider-fees', id: 'provider-fees' }, 103)],
        },
      ],
    ],
    ['give a correction from the house', corrected(1250), account(0), [correction(from(house, ana, 1250))]],
    ['take a correction to the house', corrected(-1250), account(0), [correction(from(ana, house, 1250))]],
    [
      'leave nothing of a correction to who was terminated before it',
      corrected(1250),
      account(0, true),
      [correction(from(house, ana, 1250)), forfeited(1250, null)],
    ],
    ['take a reversed sale back, below zero if need be', reversed, account(0), [reversal]],
    [
      '[AF-08] give what is unpaid at a termination to the house',
      terminated,
      account(3000),
      [forfeited(3000, null)],
    ],
    [
      'restore what returned',
      { ...reversed, type: 'SaleRestored', data: { ...reversed.data, ...returned } } as SaleEvent,
      account(0),
      [{ ...entry, kind: 'restoration' }],
    ],
    ['[AF-08] give the last unpaid cent to the house', terminated, account(1), [forfeited(1, null)]],
    [
      'have nothing to forfeit of a terminated affiliate’s sale that earns nothing',
      {
        ...split,
        data: { ...split.data, shares: { commissionCents: 0, overrideCents: 0, houseCents: 2500 } },
      },
      account(0, true),
      [{ ...entry, postings: [from(buyers, house, 2500)] }],
    ],
    ['have nothing to forfeit of an empty account', terminated, account(0), []],
    ['keep a debt at a termination', terminated, account(-500), []],
    ['forfeit once', terminated, account(1000, true), []],
    [
      '[AF-08] forfeit what comes after a termination',
      split,
      account(0, true),
      [entry, forfeited(1000, 'p-1')],
    ],
    [
      'leave a terminated account as it is by a reversal',
      reversed,
      account(0, true),
      [reversal, forfeited(-1000, 'p-1')],
    ],
    [
      '[LE-05] hold what the provider was asked to pay in transit',
      requested,
      account(12_000),
      [payout('payout', from(ana, inTransit, 12_000))],
    ],
    [
      '[LE-05] pay out what the provider has paid',
      succeeded,
      account(0),
      [payout('payout-paid', from(inTransit, paidOut, 12_000))],
    ],
    [
      '[LE-05] owe again what the provider refused to pay',
      failed,
      account(0),
      [payout('payout-failed', from(inTransit, ana, 12_000))],
    ],
    [
      'owe again what came back of a payout',
      returned12,
      account(0),
      [payout('payout-reversed', from(paidOut, ana, 5000))],
    ],
    [
      'pay an organization as they pay an affiliate',
      {
        ...requested,
        data: { ...requested.data, payee: { kind: 'organization', id: 'HAR' } },
      } as LedgerEvent,
      account(0),
      [
        {
          ...payout('payout', from(har, inTransit, 12_000)),
          parties: [har],
        },
      ],
    ],
    [
      '[AF-08] leave in transit what was on its way at a termination',
      succeeded,
      account(0, true),
      [payout('payout-paid', from(inTransit, paidOut, 12_000))],
    ],
    [
      '[AF-08] forfeit what comes back after a termination',
      failed,
      account(0, true),
      [payout('payout-failed', from(inTransit, ana, 12_000)), forfeited(12_000, null, '2026-10')],
    ],
  ])('%s', (_title, event, accountOf, expected) => {
    const entries = entriesOf(rules.apply(event), accountOf);
    expect(entries).toStrictEqual(expected);
    expect(entries.flatMap(({ postings }) => postings).every(({ cents }) => cents > 0)).toBe(true);
  });

  it('share a sale that nobody earns of to the house', () => {
    const unshared: SaleEvent = {
      ...split,
      data: {
        ...split.data,
        commission: null,
        override: null,
        shares: { commissionCents: 0, overrideCents: 0, houseCents: 2500 },
      },
    };
    expect(entriesOf(rules.apply(unshared), account(0))).toStrictEqual([
      {
        ...entry,
        parties: [buyers],
        postings: [from(buyers, house, 2500)],
      },
    ]);
  });

  it('refuse an event without a posting rule, and two rules for one event', () => {
    expect(() => rules.apply({ type: 'ReportGenerated', data: {} })).toThrow(
      'No posting rule for ReportGenerated',
    );
    expect(() => new PostingRulebook(billingPostings, billingPostings)).toThrow(
      'Two posting rules for ProviderFeeCharged',
    );
  });
});
