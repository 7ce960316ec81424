import fc from 'fast-check';
import type { GivenBack } from '../billing/facts.js';
import type { Attribution } from './sale-events.js';
import { saleDecider, createSaleDecider, type SaleCommand } from './sale-decider.js';
import type { SaleEvent, SaleTerms } from './sale-events.js';
import { splitPolicies, type SplitPolicies, type SplitPolicy } from './split-policies.js';

const terms: SaleTerms = {
  commission: { affiliateId: 'a-1', ratePercent: 40, rateEventId: null },
  override: { organizationTag: 'HAR', ratePercent: 10 },
};
const sale = {
  paymentId: 'p-1',
  reportId: 4_600_000_000_000_001,
  amountCents: 2500,
  currency: 'usd',
  paidAt: '2026-11-21T10:00:00.000Z',
};
const attribution: Attribution = {
  code: 'MAPLE7K4M',
  codeFrom: 'order',
  outcome: 'credited',
  affiliateId: 'a-1',
};
const nothingBack: GivenBack = { refundedCents: 0, lostCents: 0 };
const splitSale = (givenBack: Partial<GivenBack> = {}, more: Partial<SaleCommand> = {}): SaleCommand => ({
  type: 'SplitSale',
  sale,
  attribution,
  terms,
  givenBack: { ...nothingBack, ...givenBack },
  ...more,
});
const shares = { commissionCents: 1000, overrideCents: 250, houseCents: 1250 };
const split: SaleEvent = {
  type: 'SaleSplit',
  data: { ...sale, policyVersion: 2, attribution, ...terms, shares },
};
const changed = (
  type: 'SaleReversed' | 'SaleRestored',
  back: GivenBack & { givenBackCents: number },
  [commissionCents, overrideCents, houseCents]: [number, number, number],
): SaleEvent => ({
  type,
  data: {
    paymentId: 'p-1',
    affiliateId: 'a-1',
    organizationTag: 'HAR',
    ...back,
    shares: { commissionCents, overrideCents, houseCents },
    amountCents: commissionCents + overrideCents + houseCents,
  },
});
const refunded500 = changed(
  'SaleReversed',
  { givenBackCents: 500, refundedCents: 500, lostCents: 0 },
  [-200, -50, -250],
);

const nobodys = {
  type: 'SaleSplit',
  data: {
    ...sale,
    policyVersion: 1,
    attribution: { code: null, codeFrom: null, outcome: 'no-code', affiliateId: null },
    commission: null,
    override: null,
    shares: { commissionCents: 0, overrideCents: 0, houseCents: 2500 },
  },
} satisfies SaleEvent;
const nobodysBack: SaleEvent = {
  type: 'SaleReversed',
  data: {
    paymentId: 'p-1',
    affiliateId: null,
    organizationTag: null,
    givenBackCents: 500,
    refundedCents: 500,
    lostCents: 0,
    shares: { commissionCents: 0, overrideCents: 0, houseCents: -500 },
    amountCents: -500,
  },
};

const stateAfter = (given: readonly SaleEvent[]) =>
  given.reduce(saleDecider.evolve, saleDecider.initialState);
const decide = (given: readonly SaleEvent[], command: SaleCommand): SaleEvent[] =>
  saleDecider.decide(command, stateAfter(given));

describe('the journal of a payment', () => {
  it.each<[string, SaleEvent[], SaleCommand, SaleEvent[]]>([
    ['[AF-04] [OR-04] [LE-02] splits it into 40, 10 and 50 percent', [], splitSale(), [split]],
    ['splits it once', [split], splitSale(), []],
    [
      'keeps its first split, whatever the rate is by now',
      [split],
      splitSale({}, { terms: { commission: null, override: null } }),
      [],
    ],
    [
      '[LE-04] takes back each part of a partial refund',
      [split],
      splitSale({ refundedCents: 500 }),
      [refunded500],
    ],
    [
      'leaves a refund of one cent to the house: 40 % and 10 % of $24.99 round to what the payees have',
      [split],
      splitSale({ refundedCents: 1 }),
      [changed('SaleReversed', { givenBackCents: 1, refundedCents: 1, lostCents: 0 }, [0, 0, -1])],
    ],
    [
      'shares the second cent out, so that no payee keeps more than half a cent of what was refunded',
      [split, changed('SaleReversed', { givenBackCents: 1, refundedCents: 1, lostCents: 0 }, [0, 0, -1])],
      splitSale({ refundedCents: 2 }),
      [changed('SaleReversed', { givenBackCents: 2, refundedCents: 2, lostCents: 0 }, [-1, 0, 0])],
    ],
    ['takes it back once', [split, refunded500], splitSale({ refundedCents: 500 }), []],
    [
      'splits and takes back what was refunded before it was split',
      [],
      splitSale({ refundedCents: 500 }),
      [split, refunded500],
    ],
    [
      '[LE-04] takes back the rest after a lost dispute, and no more than was paid',
      [split, refunded500],
      splitSale({ refundedCents: 500, lostCents: 2500 }),
      [
        changed(
          'SaleReversed',
          { givenBackCents: 2500, refundedCents: 500, lostCents: 2500 },
          [-800, -200, -1000],
        ),
      ],
    ],
    [
      '[LE-04] restores what returned',
      [split, refunded500],
      splitSale({}),
      [changed('SaleRestored', { givenBackCents: 0, refundedCents: 0, lostCents: 0 }, [200, 50, 250])],
    ],
    [
      'gives all to the house when nobody earns',
      [],
      splitSale({}, { terms: { commission: null, override: null } }),
      [
        {
          type: 'SaleSplit',
          data: {
            ...split.data,
            commission: null,
            override: null,
            shares: { commissionCents: 0, overrideCents: 0, houseCents: 2500 },
          },
        } as SaleEvent,
      ],
    ],
    [
      'takes a cent back, and restores one',
      [split, refunded500],
      splitSale({ refundedCents: 499 }),
      [changed('SaleRestored', { givenBackCents: 499, refundedCents: 499, lostCents: 0 }, [0, 0, 1])],
    ],
    [
      'takes from nobody of a sale that nobody earned of, whoever would earn of it by now',
      [nobodys],
      splitSale({ refundedCents: 500 }),
      [nobodysBack],
    ],
    [
      'takes from nobody what a code had that earned nothing',
      [{ ...nobodys, data: { ...nobodys.data, attribution: { ...attribution, outcome: 'inactive' } } }],
      splitSale({ refundedCents: 500 }),
      [nobodysBack],
    ],
    [
      'takes back by the terms and the amount of its split, whatever they are by now',
      [split],
      splitSale(
        { refundedCents: 500 },
        {
          sale: { ...sale, amountCents: 5000 },
          terms: {
            commission: { affiliateId: 'a-2', ratePercent: 25, rateEventId: 'e-1' },
            override: { organizationTag: 'AUSTIN', ratePercent: 20 },
          },
        },
      ),
      [refunded500],
    ],
  ])('%s', (_title, given, command, expected) => {
    expect(decide(given, command)).toStrictEqual(expected);
  });

  it.each([
    [1, 40, [0, 0, 1]],
    [2, 25, [1, 0, 1]],
    [4, 25, [1, 0, 3]],
    [5, 30, [2, 1, 2]],
    [15, 40, [6, 2, 7]],
    [2499, 25, [625, 250, 1624]],
    [2514, 25, [629, 251, 1634]],
    [2515, 31, [780, 252, 1483]],
  ])('splits %i cents at %i percent into %j, halves rounded up', (amountCents, ratePercent, expected) => {
    const own = { ...terms, commission: { affiliateId: 'a-1', ratePercent, rateEventId: null } };
    const [event] = decide([], splitSale({}, { sale: { ...sale, amountCents }, terms: own }));
    const { commissionCents, overrideCents, houseCents } = event!.data.shares;
    expect([commissionCents, overrideCents, houseCents]).toEqual(expected);
  });

  it('refuses a sale of nothing', () => {
    expect(() => decide([], splitSale({}, { sale: { ...sale, amountCents: 0 } }))).toThrow(
      'A sale of nothing cannot be split',
    );
  });

  it('[LE-02] [LE-04] adds up to the remaining amount after any refunds and restorations', () => {
    const cents = fc.integer({ min: 1, max: 100_000 });
    const percent = fc.option(fc.integer({ min: 25, max: 40 }));
    const steps = fc.array(fc.record({ refundedCents: fc.nat(120_000), lostCents: fc.nat(120_000) }));
    fc.assert(
      fc.property(cents, percent, fc.boolean(), steps, (amountCents, ratePercent, isMember, path) => {
        const own: SaleTerms = {
          commission: ratePercent === null ? null : { affiliateId: 'a-1', ratePercent, rateEventId: null },
          override: isMember ? { organizationTag: 'HAR', ratePercent: 10 } : null,
        };
        const command = { sale: { ...sale, amountCents }, terms: own };
        const events: SaleEvent[] = [];
        for (const back of [nothingBack, ...path]) events.push(...decide(events, splitSale(back, command)));
        const last = path.at(-1) ?? nothingBack;
        const standing = amountCents - Math.min(amountCents, last.refundedCents + last.lostCents);
        expect(total(events)).toEqual(total(decide([], splitSale(last, command))));
        const { commissionCents, overrideCents, houseCents } = total(events);
        expect(commissionCents + overrideCents + houseCents).toBe(standing);
        expect(Math.min(commissionCents, overrideCents, houseCents)).toBeGreaterThanOrEqual(0);
        expect(standing > 0 || commissionCents === 0).toBe(true);
      }),
    );
  });
});

function total(events: readonly SaleEvent[]) {
  const sum = { commissionCents: 0, overrideCents: 0, houseCents: 0 };
  for (const { data } of events) {
    sum.commissionCents += data.shares.commissionCents;
    sum.overrideCents += data.shares.overrideCents;
    sum.houseCents += data.shares.houseCents;
  }
  return sum;
}

/** A planted policy: the partners share the whole sale, and the house bears refunds. */
const houseBears: SplitPolicy = {
  sharesOf: (paidCents) => ({ commissionCents: paidCents - 500, overrideCents: 500, houseCents: 0 }),
  changeOfShares: (fromCents, toCents) => ({
    commissionCents: 0,
    overrideCents: 0,
    houseCents: toCents - fromCents,
  }),
};
const withThird: SplitPolicies = { current: 3, byVersion: { ...splitPolicies.byVersion, 3: houseBears } };

describe('the journal of a payment, with a third policy', () => {
  const later = createSaleDecider(withThird);
  const decideLater = (given: readonly SaleEvent[], command: SaleCommand): SaleEvent[] =>
    later.decide(command, given.reduce(later.evolve, later.initialState));
  const splitBy = (policyVersion: number): SaleEvent =>
    ({ type: 'SaleSplit', data: { ...split.data, policyVersion } }) as SaleEvent;

  const restored = changed(
    'SaleRestored',
    { givenBackCents: 200, refundedCents: 200, lostCents: 0 },
    [120, 30, 150],
  );
  const wholeBack = { givenBackCents: 2500, refundedCents: 2500, lostCents: 0 };

  it.each([1, 2])('[LE-04] reverses and restores a sale of version %i as before', (version) => {
    const given = [splitBy(version)];
    expect(decideLater(given, splitSale({ refundedCents: 500 }))).toStrictEqual([refunded500]);
    expect(decideLater([...given, refunded500], splitSale({ refundedCents: 200 }))).toStrictEqual([restored]);
    expect(decideLater(given, splitSale({ refundedCents: 2500 }))).toStrictEqual([
      changed('SaleReversed', wholeBack, [-1000, -250, -1250]),
    ]);
    expect(decideLater(given, splitSale())).toStrictEqual([]);
  });

  it('[LE-04] records the same for every refund of an older sale as before', () => {
    const back = fc.record({ refundedCents: fc.nat(3000), lostCents: fc.nat(3000) });
    fc.assert(
      fc.property(fc.constantFrom(1, 2), fc.array(back), (version, path) => {
        const events = [splitBy(version)];
        for (const step of path) {
          const expected = decide(events, splitSale(step));
          expect(decideLater(events, splitSale(step))).toStrictEqual(expected);
          events.push(...expected);
        }
      }),
    );
  });

  it('splits and reverses new sales by it', () => {
    const newSplit = {
      type: 'SaleSplit',
      data: {
        ...split.data,
        policyVersion: 3,
        shares: { commissionCents: 2000, overrideCents: 500, houseCents: 0 },
      },
    } as SaleEvent;
    const borneByHouse = changed(
      'SaleReversed',
      { givenBackCents: 500, refundedCents: 500, lostCents: 0 },
      [0, 0, -500],
    );
    expect(decideLater([], splitSale())).toStrictEqual([newSplit]);
    expect(decideLater([], splitSale({ refundedCents: 500 }))).toStrictEqual([newSplit, borneByHouse]);
    expect(decideLater([newSplit], splitSale({ refundedCents: 500 }))).toStrictEqual([borneByHouse]);
  });

  it('refuses to reverse by unknown rules', () => {
    const refused = { code: 'affiliation.split-policy-unknown', details: { policyVersion: 3 } };
    const message = 'The sale was split by the rules of version 3, which this release does not know';
    for (const command of [splitSale(), splitSale({ refundedCents: 500 })]) {
      expect(() => decide([splitBy(3)], command)).toThrow(expect.objectContaining(refused));
      expect(() => decide([splitBy(3)], command)).toThrow(message);
    }
  });
});
