import { estimateClosingCosts } from './estimate-closing-costs.js';
import type { LoanType, PropertyInput, PropertyType } from './property.js';
import { readRuleBook } from './test/rule-book.js';
import {
  type LikelyGroup,
  likelyGroups,
  likelyRange,
  normalDensity,
  shareUnderBell,
  savingByQuotes,
} from './likely-range.js';

/** A seeded generator of numbers from 0 to 1 (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** One outcome: below or above with equal odds, and rarer the farther away. */
function drawn({ belowCents, aboveCents }: LikelyGroup, random: () => number): number {
  const side = random() < 0.5 ? -belowCents : aboveCents;
  return side * (1 - Math.sqrt(1 - random()));
}

function shareWithin(groups: readonly LikelyGroup[], draws: number, seed: number): number {
  const random = seeded(seed);
  const { lowCents, highCents } = likelyRange(0, groups);
  let within = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const outcome = groups.reduce((sum, group) => sum + drawn(group, random), 0);
    if (outcome >= lowCents && outcome <= highCents) within += 1;
  }
  return within / draws;
}

const rules = readRuleBook();
const groupsOf = (input: PropertyInput): readonly LikelyGroup[] =>
  likelyGroups(estimateClosingCosts(input, rules, '2026-11-22').lines);

describe('the range of 8 of 10 outcomes', () => {
  const purchases: [string, PropertyType, LoanType, number][] = [
    ['TX', 'single-family', 'FHA', 300_000],
    ['CA', 'condo', 'Conventional', 900_000],
    ['NY', 'townhouse', 'Conventional', 1_500_000],
    ['FL', 'single-family', 'VA', 420_000],
    ['AL', 'single-family', 'USDA', 190_000],
    ['IA', 'multi-family', 'Conventional', 250_000],
    ['WA', 'new-construction', 'Conventional', 700_000],
    ['PA', 'single-family', 'Cash', 350_000],
    ['AZ', 'vacant-land', 'Cash', 80_000],
    ['NJ', 'condo', 'Conventional', 2_000_000],
    ['MD', 'single-family', 'FHA', 350_000],
    ['DE', 'single-family', 'Conventional', 250_000],
    ['NY', 'co-op', 'Conventional', 700_000],
    ['TX', 'commercial', 'Conventional', 3_000_000],
    ['MT', 'farm-ranch', 'Conventional', 1_200_000],
    ['TN', 'mobile-home', 'Conventional', 120_000],
  ];

  it.each(purchases)('covers 79 to 81 of 100 draws in %s, %s, %s', (state, propertyType, loanType, price) => {
    const groups = groupsOf({ state, propertyType, loanType, price });
    const share = shareWithin(groups, 100_000, 20_261_122);
    expect(share).toBeGreaterThanOrEqual(0.79);
    expect(share).toBeLessThanOrEqual(0.81);
  });

  it('covers them in every state', () => {
    for (const state of rules.jurisdictions.keys()) {
      const share = shareWithin(groupsOf({ state, price: 400_000 }), 100_000, 7);
      expect({ state, share: share > 0.79 && share < 0.81 ? 'about 0.8' : share }).toEqual({
        state,
        share: 'about 0.8',
      });
    }
  });

  it('covers them if only one kind varies', () => {
    const share = shareWithin([{ belowCents: 10_000, aboveCents: 90_000 }], 100_000, 11);
    expect(share).toBeGreaterThan(0.79);
    expect(share).toBeLessThan(0.81);
  });

  it('is the typical amount if nothing varies', () => {
    expect(likelyRange(1_234, [])).toEqual({ lowCents: 1_234, highCents: 1_234 });
    expect(likelyRange(1_234, [{ belowCents: 0, aboveCents: 0 }])).toEqual({
      lowCents: 1_234,
      highCents: 1_234,
    });
  });

  it('is narrower for independent amounts than for ones that move together', () => {
    const width = ({ lowCents, highCents }: ReturnType<typeof likelyRange>) => highCents - lowCents;
    const each = { belowCents: 10_000, aboveCents: 20_000 };
    const asOne = { belowCents: 40_000, aboveCents: 80_000 };
    expect(width(likelyRange(0, [each, each, each, each]))).toBeLessThan(width(likelyRange(0, [asOne])));
  });
});

describe('groups of lines that vary', () => {
  const line = (key: string, kind: 'appraisal' | 'prepaid-tax' | 'escrow-deposit', range: number[]) => {
    const [lowCents = 0, typicalCents = 0, highCents = 0] = range;
    const [some] = estimateClosingCosts({ state: 'TX', price: 300_000 }, rules, '2026-11-22').lines;
    return { ...some!, key, kind, exact: false, range: { lowCents, typicalCents, highCents } };
  };

  it('join lines of one kind, and lines that depend on the same bill', () => {
    expect(
      likelyGroups([
        line('fee.appraisal', 'appraisal', [100, 200, 400]),
        line('fee.other_appraisal', 'appraisal', [10, 20, 40]),
        line('fee.property_tax_prepaid', 'prepaid-tax', [0, 50, 60]),
        line('fee.escrow_tax', 'escrow-deposit', [0, 5, 6]),
      ]),
    ).toEqual([
      { belowCents: 110, aboveCents: 220 },
      { belowCents: 55, aboveCents: 11 },
    ]);
  });

  it('leave out exact lines, and lines that only occur in some purchases', () => {
    expect(likelyGroups([line('fee.flood', 'appraisal', [0, 0, 450_000])])).toEqual([]);
    expect(likelyGroups([{ ...line('fee.x', 'appraisal', [1, 2, 3]), exact: true }])).toEqual([]);
  });
});

it.each([
  [-3, 0.001_349_9],
  [-1.281_551_6, 0.1],
  [0, 0.5],
  [1, 0.841_344_7],
  [2.5, 0.993_790_3],
])('the share of a normal distribution under %d is %d', (z, share) => {
  expect(shareUnderBell(z, normalDensity(z))).toBeCloseTo(share, 6);
});

describe('the savings from comparing quotes', () => {
  it('range from the median saving of the cheapest of three quotes to the low end', () => {
    expect(savingByQuotes({ lowCents: 100_000, typicalCents: 200_000 })).toEqual({
      lowCents: 35_766,
      highCents: 100_000,
    });
  });

  it('are zero for a fixed amount', () => {
    expect(savingByQuotes({ lowCents: 90_000, typicalCents: 90_000 })).toEqual({ lowCents: 0, highCents: 0 });
  });
});
