import fc from 'fast-check';
import { estimateClosingCosts, estimatePurchase } from './estimate-closing-costs.js';
import { loanEstimateSections, type Estimate, type FeeLine } from './estimate.js';
import { loanTypes, propertyTypes, type PropertyInput } from './property.js';
import { nameOfSource } from './sources/name-of-source.js';
import { readRuleBook } from './test/rule-book.js';
import { withCalculation } from './test/with-calculation.js';

const rules = readRuleBook();
const states = [...rules.jurisdictions.keys()];

const estimate = (input: Partial<PropertyInput>): Estimate =>
  estimateClosingCosts(
    { state: 'TX', price: 400_000, closingDate: '2026-11-20', ...input },
    rules,
    '2026-11-21',
  );
const keysOf = ({ lines }: Estimate): string[] => lines.map(({ key }) => key);
const typical = (lines: readonly FeeLine[]): number =>
  lines.reduce((sum, { range }) => sum + range.typicalCents, 0);

const isSound = {
  'sums are whole cents': ({ range, shares }) =>
    [...Object.values(range), ...Object.values(shares)].every(Number.isSafeInteger),
  'the range is in order': ({ range: { lowCents, typicalCents, highCents } }) =>
    lowCents <= typicalCents && typicalCents <= highCents,
  'an exact amount is one figure': ({ exact, range }) => !exact || range.lowCents === range.highCents,
  'the calculation and its source have texts': (line) =>
    withCalculation(line).calculation.length > 0 && nameOfSource(line.source, 'en').length > 0,
} satisfies Record<string, (line: FeeLine) => boolean>;

const faultsOf = (line: FeeLine): string[] =>
  Object.entries(isSound).flatMap(([rule, holds]) => (holds(line) ? [] : `${line.key}: not so that ${rule}`));

function expectSound({ lines, totals }: Estimate): void {
  expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
  expect(lines.flatMap(faultsOf)).toEqual([]);
  const sections = lines.map(({ section }) => loanEstimateSections.indexOf(section));
  expect(sections).toEqual(sections.toSorted((a, b) => a - b));
  expect(totals.requiredCents + totals.negotiableCents + totals.optionalCents).toBe(typical(lines));
  const due = lines.filter(
    ({ category, section, kind }) =>
      section !== 'post-closing' && (category !== 'optional' || kind === 'title-owner-policy'),
  );
  expect(totals.buyerCashToCloseFeesCents).toBe(typical(due));
  expect(totals.lowCents).toBeLessThanOrEqual(totals.buyerCashToCloseFeesCents);
  expect(totals.highCents).toBeGreaterThanOrEqual(totals.buyerCashToCloseFeesCents);
}

describe.each(states)('a $400,000 home in %s', (state) => {
  it('has totals that add up for a first-time FHA buyer', () => {
    const found = estimate({ state, buyerType: 'first-time' });
    expectSound(found);
    expect(found.loanAmountCents).toBe(38_600_000);
    expect(keysOf(found)).toEqual(
      expect.arrayContaining(['fee.fha_ufmip', 'fee.appraisal', 'fee.escrow_tax']),
    );
  });

  it('has no lender’s charge for a cash buyer', () => {
    const found = estimate({ state, buyerType: 'cash' });
    expectSound(found);
    expect(found.loanAmountCents).toBe(0);
    const lenders = found.lines.filter(
      ({ section, kind, requiredBy }) =>
        ['A', 'B', 'G'].includes(section) ||
        [
          'lender',
          'loan-program',
          'mortgage-insurance',
          'mortgage-tax',
          'prepaid-interest',
          'title-lender-policy',
        ].includes(kind) ||
        requiredBy === 'lender',
    );
    expect(lenders.map(({ key }) => key)).toEqual([]);
    expect(found.lines.filter(({ tolerance }) => tolerance !== null)).toEqual([]);
  });

  it('has no septic or well inspection for a condo', () => {
    const found = estimate({ state, propertyType: 'condo' });
    expectSound(found);
    expect(keysOf(found).filter((key) => /_septic|_well/.test(key))).toEqual([]);
  });
});

describe('an estimate', () => {
  it('covers the 50 states and DC', () => {
    expect(states).toHaveLength(51);
  });

  it('has no transfer tax in Texas', () => {
    expect(
      estimate({}).lines.filter(({ kind }) => kind === 'transfer-tax' || kind === 'mortgage-tax'),
    ).toEqual([]);
  });

  it('assumes a closing in the middle of the month 45 days ahead', () => {
    expect(estimateClosingCosts({ state: 'TX', price: 1 }, rules, '2026-11-21').asOf).toBe('2027-01-15');
  });

  it('says how precisely the place is known', () => {
    expect(estimate({}).jurisdiction.resolved).toBe('state');
    expect(estimate({ county: 'Harris' }).jurisdiction.resolved).toBe('county');
    expect(estimate({ city: 'Houston' }).jurisdiction.resolved).toBe('city');
  });

  it.each([
    ['land', { propertyType: 'vacant-land' }, 'FHA does not finance vacant land'],
    ['a shop', { propertyType: 'commercial' }, 'FHA does not finance commercial property'],
    [
      'six units',
      { propertyType: 'multi-family', units: 6 },
      'FHA does not finance a building with five or more homes',
    ],
    [
      'a loan over the limit',
      { price: 1_400_000 },
      '$1,351,000.00 is over $1,249,125.00, the highest 2026 FHA limit',
    ],
  ] as const)('shows a conventional loan and a notice if FHA does not finance %s', (_, input, reason) => {
    const found = estimate({ buyerType: 'first-time', ...input });
    const notice = found.lines.find(({ key }) => key === 'notice.loan-program-does-not-fit');
    expect(notice && withCalculation(notice)).toMatchObject({
      calculation: reason,
      name: {
        en: expect.stringContaining('conventional loan is shown'),
        es: expect.stringContaining('convencional'),
      },
      range: { highCents: 0 },
    });
    expect(keysOf(found)).not.toContain('fee.fha_ufmip');
    expect(found.loanAmountCents).toBe((input as { price?: number }).price ? 112_000_000 : 32_000_000);
  });

  it('checks an FHA loan against the county’s limit', () => {
    const buyer = { buyerType: 'first-time', price: 700_000 } as const;
    const inHarris = estimate({ ...buyer, county: 'Harris' });
    const notice = inHarris.lines.find(({ key }) => key === 'notice.loan-program-does-not-fit');
    expect(notice && withCalculation(notice).calculation).toBe(
      '$675,500.00 is over $541,287.00, the 2026 FHA limit in Harris County',
    );
    expect(keysOf(estimate({ ...buyer, state: 'CA', county: 'Los Angeles' }))).toContain('fee.fha_ufmip');
    expect(keysOf(estimate({ ...buyer, state: 'CA', county: 'Los Angeles' })).join()).not.toMatch(
      /notice\.(fha|loan|jumbo)/,
    );
  });

  it('warns about the likeliest county’s FHA limit if another possible county allows the loan', () => {
    const border = { state: 'NJ', zip: '08512', buyerType: 'first-time', price: 700_000 } as const;
    const notice = estimate(border).lines.find(({ key }) => key === 'notice.fha-limit-of-county');
    expect(notice && withCalculation(notice).calculation).toBe(
      '$675,500.00 is over $541,287.00, the 2026 FHA limit in Mercer County',
    );
    const named = keysOf(estimate({ ...border, county: 'Middlesex' }));
    expect(named).toContain('fee.fha_ufmip');
    expect(named).not.toContain('notice.fha-limit-of-county');
  });

  it('says that a loan is over the conforming limit only in a county where it is', () => {
    const loan = { price: 1_200_000, downPaymentPercent: 20 };
    const notice = estimate({ ...loan, county: 'Harris' }).lines.find(
      ({ key }) => key === 'notice.jumbo-loan',
    );
    expect(notice && withCalculation(notice)).toMatchObject({
      calculation: '$960,000.00 is over $832,750.00, the 2026 conforming limit in Harris County',
      range: { highCents: 0 },
      source: { provenance: 'official-page', effectiveFrom: '2026-01-01' },
    });
    expect(keysOf(estimate({ ...loan, state: 'CA', county: 'Los Angeles' }))).not.toContain(
      'notice.jumbo-loan',
    );
  });

  it('warns if only high-cost counties allow the FHA loan', () => {
    expect(keysOf(estimate({ buyerType: 'first-time', price: 700_000 }))).toEqual(
      expect.arrayContaining(['notice.fha-limit-of-county', 'fee.fha_ufmip']),
    );
  });

  it('leaves costs after closing out of the cash to close', () => {
    const land = estimate({ propertyType: 'vacant-land', buyerType: 'cash' });
    expectSound(land);
    const connection = land.lines.find(({ key }) => key === 'fee.utility_impact');
    expect(connection).toMatchObject({ category: 'optional', range: { highCents: 5_000_000 } });
    expect(land.totals.requiredCents + land.totals.negotiableCents).toBe(
      land.totals.buyerCashToCloseFeesCents,
    );
  });

  it.each([
    ['a loan for a home', {}, 'zero'],
    ['a loan for a shop', { propertyType: 'commercial' }, null],
    ['a loan for six units', { propertyType: 'multi-family', units: 6 }, null],
  ] as const)('gives %s the tolerances of a Loan Estimate, or none', (_, input, tolerance) => {
    expect(estimate(input).lines.find(({ key }) => key === 'fee.discount_points')?.tolerance).toBe(tolerance);
  });

  it('is consistent for every kind of purchase', () => {
    const anyPurchase = fc.record({
      state: fc.constantFrom(...states),
      price: fc.oneof(fc.integer({ min: 1, max: 3_000_000 }), fc.constantFrom(0.01, 1_000_000_000)),
      propertyType: fc.constantFrom(...propertyTypes),
      units: fc.integer({ min: 1, max: 6 }),
      loanType: fc.constantFrom(...loanTypes),
      downPaymentPercent: fc.integer({ min: 0, max: 100 }),
      closingDate: fc.constantFrom('2026-01-31', '2026-02-01', '2026-12-31', '2028-02-29'),
      hasPool: fc.boolean(),
      hoa: fc.boolean(),
    });
    const soundness = fc.property(anyPurchase, (input) => expectSound(estimate(input)));
    expect(fc.check(soundness, { numRuns: 100 })).toMatchObject({ failed: false });
  });

  it('finds the local taxes of Bethesda by its ZIP code', () => {
    const { lines, jurisdiction } = estimate({ state: 'MD', zip: '20814', price: 1_200_000 });
    const county = lines.filter(({ key, level }) => key.startsWith('tax.') && level === 'county');
    expect(county.reduce((sum, { range }) => sum + range.typicalCents, 0)).toBe(1_495_000);
    expect(jurisdiction).toEqual({
      state: 'MD',
      county: 'Montgomery',
      city: 'Bethesda',
      resolved: 'city',
      certainty: 'certain',
      choices: [],
    });
  });

  it('names the counties that the home may be in', () => {
    expect(estimate({ zip: '77494' }).jurisdiction).toMatchObject({
      county: 'Fort Bend',
      certainty: 'likely',
      choices: [
        { county: 'Fort Bend County', share: 0.834 },
        { county: 'Harris County', share: 0.164 },
        { county: 'Waller County', share: 0.002 },
      ],
    });
    expect(estimate({}).jurisdiction).toMatchObject({ certainty: 'unknown', choices: [] });
  });

  it.each([
    [{ state: 'TX', zip: '10001' }, 'zip', 'zip: ZIP code 10001 is in New York, not in Texas'],
    [{ state: 'MD', county: 'Orange' }, 'county', 'county: Maryland has no county named Orange'],
    [
      { state: 'TX', zip: '77002', county: 'Travis' },
      'county',
      'county: ZIP code 77002 is in Harris County, not in Travis',
    ],
    [
      { state: 'TX', city: 'Houston', county: 'Travis' },
      'city',
      'city: Houston is in Harris County, Fort Bend County, or Montgomery County, not in Travis',
    ],
  ])('refuses the place %j and names the field %s', (place, field, message) => {
    expect(() => estimate(place)).toThrow(
      expect.objectContaining({ code: 'closing-costs.input-invalid', message, details: { field } }),
    );
  });

  it('uses the ZIP code of a stored purchase if its county contradicts it', () => {
    const stored = { state: 'TX', zip: '77002', county: 'Travis', priceCents: 40_000_000 };
    expect(estimatePurchase(stored, rules, '2026-11-21').jurisdiction.county).toBe('Harris');
  });

  it('refuses a state without rules', () => {
    expect(() => estimate({ state: 'PR' })).toThrow('state PR has no closing-cost rules');
  });
});
