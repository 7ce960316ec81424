import type { SaleEvent } from '../affiliation/facts.js';
import { isBalanced } from './posting.js';
import { postingsOf, type AffiliateAccount, type LedgerEvent } from './postings-of.js';

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
const account =
  (balanceCents: number, isTerminated = false) =>
  (): AffiliateAccount => ({
    balanceCents,
    isTerminated,
  });
const entry = {
  kind: 'sale',
  paymentId: 'p-1',
  affiliateId: 'a-1',
  organizationTag: 'HAR',
  cashCents: 2500,
  affiliateCents: 1000,
  organizationCents: 250,
  houseCents: 1250,
};
const reversal = {
  ...entry,
  kind: 'reversal',
  cashCents: -2500,
  affiliateCents: -1000,
  organizationCents: -250,
  houseCents: -1250,
};
const forfeited = (cents: number, paymentId: string | null) => ({
  kind: 'forfeiture',
  paymentId,
  affiliateId: 'a-1',
  organizationTag: null,
  cashCents: 0,
  affiliateCents: -cents,
  organizationCents: 0,
  houseCents: cents,
});

describe('the books', () => {
  it.each<[string, LedgerEvent, () => AffiliateAccount, object[]]>([
    ['share out a sale', split, account(0), [entry]],
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
      [{ ...entry, affiliateCents: 0, organizationCents: 0, houseCents: 2500 }],
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
  ])('%s', (_title, event, accountOf, expected) => {
    const postings = postingsOf(event, accountOf);
    expect(postings).toStrictEqual(expected);
    expect(postings.every(isBalanced)).toBe(true);
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
    expect(postingsOf(unshared, account(0))).toStrictEqual([
      {
        ...entry,
        affiliateId: null,
        organizationTag: null,
        affiliateCents: 0,
        organizationCents: 0,
        houseCents: 2500,
      },
    ]);
  });
});
