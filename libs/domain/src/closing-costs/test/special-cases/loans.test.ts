import { writeWorkings } from '../../workings/write-workings.js';
import type { PropertyInput } from '../../property.js';
import { presentKeys, estimateOf, keysOf, lineOf } from './estimate-of.js';

const veteran: PropertyInput = { state: 'VA', county: 'Fairfax', price: 500_000, loanType: 'VA' };
const fundingFee = 'fee.va_funding_fee';

describe('a veteran who buys for $500,000', () => {
  it.each([
    ['nothing down, first use', {}, 1_075_000, '(first use)'],
    ['nothing down, used before', { firstVaUse: false }, 1_650_000, '(subsequent use)'],
    ['5 % down, used before', { firstVaUse: false, downPaymentPercent: 5 }, 712_500, '(subsequent use)'],
    ['10 % down, first use', { downPaymentPercent: 10 }, 562_500, '(first use)'],
  ] as const)('pays the funding fee of 38 U.S.C. 3729 with %s', (_, input, cents, use) => {
    const line = lineOf(estimateOf({ ...veteran, ...input }), fundingFee);
    expect([line.range.typicalCents, line.exact]).toEqual([cents, true]);
    expect(writeWorkings(line.workings, 'en')).toContain(use);
  });

  it('pays no funding fee with a service-connected disability, and sees why', () => {
    const exempt = estimateOf({ ...veteran, veteranExempt: true });
    expect(keysOf(exempt)).not.toContain(fundingFee);
    expect(lineOf(exempt, 'notice.va-funding-fee-exempt').source.title).toBe('38 U.S.C. 3729(c)');
    expect(keysOf(estimateOf(veteran))).not.toContain('notice.va-funding-fee-exempt');
  });

  it('pays no separate charges that the lender’s flat 1 % covers', () => {
    const estimate = estimateOf(veteran);
    const held = ['notary', 'mers_doc', 'rate_lock', 'tax_service', 'processing', 'underwriting'];
    expect(presentKeys(estimate, ...held.map((key) => `fee.${key}`))).toEqual([]);
    expect(keysOf(estimate)).toContain('notice.va-charges');
  });

  it.each([
    [
      'a second home',
      { secondHome: true },
      'VA loans are for the home you live in, and this is a second home',
    ],
    [
      'an investment',
      { investment: true },
      'VA loans are for the home you live in, and this is an investment',
    ],
  ])('cannot use the loan for %s', (_, use, reason) => {
    const estimate = estimateOf({ ...veteran, ...use });
    const misfit = lineOf(estimate, 'notice.loan-program-does-not-fit');
    expect(writeWorkings(misfit.workings, 'en')).toBe(reason);
    expect(misfit.source).toMatchObject({ title: '38 U.S.C. 3704(c)', provenance: 'law' });
    expect(keysOf(estimate)).not.toContain(fundingFee);
    expect(estimate.loanAmountCents).toBe(40_000_000);
  });
});

describe('a USDA loan of $220,000', () => {
  const estimate = estimateOf({ state: 'OH', price: 220_000, loanType: 'USDA', closingDate: '2026-06-15' });

  it('costs 1 % at closing and 0.35 % a year', () => {
    expect(lineOf(estimate, 'fee.usda_guarantee').range.typicalCents).toBe(220_000);
    expect(lineOf(estimate, 'fee.mi_prepaid').range.typicalCents).toBe(6_417);
  });

  it('says that it depends on income and address', () => {
    expect(lineOf(estimate, 'notice.usda-eligibility').source.title).toBe('7 CFR 3555.151, 3555.201');
  });
});

describe('a conventional loan by its size', () => {
  const harris = { state: 'TX', county: 'Harris', city: 'Houston', loanType: 'Conventional' } as const;
  const kings = { state: 'WA', county: 'King', city: 'Seattle', loanType: 'Conventional' } as const;
  const jumbo = ['fee.second_appraisal', 'notice.jumbo-loan'];

  it.each([
    ['at the limit of its county', { ...harris, price: 1_000_000, loanAmount: 832_750 }, []],
    ['a cent over it', { ...harris, price: 1_000_000, loanAmount: 832_750.01 }, jumbo],
    ['at the baseline in a high-cost county', { ...kings, price: 1_000_000, loanAmount: 832_750 }, []],
    [
      'over the baseline in a high-cost county',
      { ...kings, price: 1_000_000, loanAmount: 832_750.01 },
      ['notice.high-balance-loan'],
    ],
    ['over the limit of a high-cost county', { ...kings, price: 2_000_000, loanAmount: 1_300_000 }, jumbo],
    ['in an unknown county', { state: 'TX', price: 1_200_000 }, jumbo],
    ['at Hawaii’s raised limit', { state: 'HI', price: 1_600_000, loanAmount: 1_249_125 }, []],
    [
      'for four homes at their limit',
      { ...harris, propertyType: 'multi-family', units: 4, price: 2_000_000, loanAmount: 1_601_750 },
      [],
    ],
    ['for a shop', { ...harris, propertyType: 'commercial', price: 3_000_000 }, []],
    ['cash', { state: 'TX', price: 3_000_000, buyerType: 'cash' }, []],
  ] as const)('%s', (_, property, expected) => {
    expect(presentKeys(estimateOf(property), ...jumbo, 'notice.high-balance-loan').sort()).toEqual(expected);
  });

  it('assumes no second appraisal, which only some lenders require', () => {
    const estimate = estimateOf({ ...harris, price: 2_000_000 });
    expect(lineOf(estimate, 'fee.second_appraisal').range).toEqual({
      lowCents: 0,
      typicalCents: 0,
      highCents: 100_000,
    });
  });
});

describe('a home that its buyer does not live in', () => {
  const use = ['notice.occupancy-pricing', 'notice.no-homestead', 'notice.tenants', 'fee.rent_schedule'];

  it.each([
    ['a residence', {}, []],
    ['a second home', { secondHome: true }, ['notice.no-homestead', 'notice.occupancy-pricing']],
    ['a second home for cash', { secondHome: true, buyerType: 'cash' }, ['notice.no-homestead']],
    [
      'an investment',
      { investment: true },
      ['fee.rent_schedule', 'notice.no-homestead', 'notice.occupancy-pricing', 'notice.tenants'],
    ],
  ] as const)('%s', (_, input, expected) => {
    const estimate = estimateOf({ state: 'FL', price: 400_000, ...input });
    expect(presentKeys(estimate, ...use).sort()).toEqual([...expected]);
  });

  it('is taxed as a home that is not a primary residence', () => {
    const [residence, second] = [{}, { secondHome: true }].map((input) =>
      lineOf(
        estimateOf({ state: 'MD', county: 'Montgomery', price: 400_000, ...input }),
        'tax.md-montgomery-county-recordation-tax',
      ),
    );
    expect(second?.range.typicalCents).toBeGreaterThan(residence?.range.typicalCents ?? Infinity);
  });
});
