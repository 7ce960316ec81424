import type { FeeLine } from '../estimate.js';
import { normalizePurchase } from '../input/normalize-purchase.js';
import type { PropertyInput } from '../property.js';
import { parseJurisdictionRules } from '../rules/index.js';
import { dataFile, stateCodes } from '../test/oracle/data.js';
import { withCalculation } from '../test/with-calculation.js';
import { titleLines } from './title-lines.js';

const linesOf = (property: PropertyInput) =>
  titleLines(
    parseJurisdictionRules(dataFile(property.state)),
    normalizePurchase({ closingDate: '2026-11-20', ...property }, '2026-11-20'),
  ).map(withCalculation);
const lineOf = (property: PropertyInput, kind: FeeLine['kind']) =>
  linesOf(property).find((line) => line.kind === kind);

it.each(stateCodes)(
  'charges a borrower in %s less than $2,000 for the lender’s policy of a $400,000 home',
  (state) => {
    const { range } = lineOf({ state, price: 400_000 }, 'title-lender-policy')!;
    expect(range.lowCents).toBeLessThanOrEqual(range.typicalCents);
    expect(range.typicalCents).toBeLessThanOrEqual(range.highCents);
    expect(range.highCents).toBeLessThan(200_000);
  },
);

it('charges the seller of a Hawaii home 60% of the owner’s premium, as in the standard contract', () => {
  const { shares, range } = lineOf({ state: 'HI', price: 400_000 }, 'title-owner-policy')!;
  const cents = shares.buyerCents + shares.sellerCents;
  expect(cents).toBeGreaterThan(50_000);
  expect(shares.sellerCents).toBe(Math.floor(cents * 0.6));
  expect(range.typicalCents).toBe(shares.buyerCents);
});

it('shows the range of the state’s insurers for the lender’s policy', () => {
  const line = lineOf({ state: 'CO', price: 400_000 }, 'title-lender-policy')!;
  expect(line.range).toEqual({ lowCents: 45_000, typicalCents: 49_050, highCents: 53_100 });
  expect(line.exact).toBe(false);
});

it('prices a Utah lender’s policy as a part of the rate for the loan, even above the owner’s policy', () => {
  const home = { state: 'UT', price: 450_000, loanAmount: 360_000 };
  const line = lineOf(home, 'title-lender-policy')!;
  // $200 + 9 × $49.00 + 10 × $48.00 + 16 × $37.50 = $1,721.00, times 65%
  expect(line.range.typicalCents).toBe(111_865);
  expect(line.exact).toBe(false);
  expect(line.calculation).toBe('$1,721.00 × 65%');
  const over = lineOf({ ...home, ownerPolicyAmount: 300_000 }, 'title-lender-policy')!;
  expect(over.range.typicalCents).toBe(111_865);
});

it('includes the search in the premium in Tennessee’s larger counties', () => {
  const ownerIn = (county: string) => {
    const { shares } = lineOf({ state: 'TN', county, price: 500_000 }, 'title-owner-policy')!;
    return shares.buyerCents + shares.sellerCents;
  };
  expect(ownerIn('Davidson')).toBe(310_469);
  expect(ownerIn('Shelby')).toBe(176_000);
  expect(ownerIn('Madison')).toBeLessThan(160_000);
});

it('adds the cost of a loan above the owner’s policy to the lender’s policy', () => {
  const property = { state: 'GA', price: 400_000, loanAmount: 400_000 };
  const [plain, over] = [property, { ...property, ownerPolicyAmount: 300_000 }].map((one) =>
    lineOf(one, 'title-lender-policy'),
  );
  const [owner, lesser] = [400_000, 300_000].map(
    (ownerPolicyAmount) =>
      lineOf({ ...property, ownerPolicyAmount }, 'title-owner-policy')!.range.typicalCents,
  );
  expect(over!.range.typicalCents - plain!.range.typicalCents).toBe(owner! - lesser!);
  expect(over!.calculation).toContain('for the part of the loan above the owner');
});

describe('a Florida lender’s endorsements', () => {
  const home = { state: 'FL', price: 400_000 };

  it('cost a tenth of both premiums by law, plus the environmental endorsement', () => {
    // $5.75 × 100 + $5.00 × 300 = $2,075.00 for the owner, $25.00 for the lender
    expect(lineOf(home, 'title-endorsement')).toMatchObject({
      range: { lowCents: 2_500, typicalCents: 23_500, highCents: 28_500 },
      shares: { buyerCents: 23_500 },
      exact: false,
      source: { title: 'Fla. Admin. Code 69O-186.005', provenance: 'law' },
      calculation:
        '$2,100.00 × 10% + $25.00 for the environmental lien endorsement (ALTA 8.1) = $235.00; Usual range: $25.00 to $285.00',
    });
  });

  it('cost no less than the law’s minimum', () => {
    expect(lineOf({ ...home, price: 20_000 }, 'title-endorsement')?.calculation).toContain(
      '$25.00 + $25.00 for the environmental lien endorsement (ALTA 8.1) = $50.00',
    );
  });

  it('grow with the price, and are absent for a cash buyer', () => {
    const dear = lineOf({ ...home, price: 900_000 }, 'title-endorsement');
    expect(dear?.range.typicalCents).toBe(48_500);
    expect(lineOf({ ...home, buyerType: 'cash' }, 'title-endorsement')).toBeUndefined();
  });
});

describe('Louisville’s tax on a title premium', () => {
  const home = { state: 'KY', price: 500_000 };
  const taxOf = (property: PropertyInput) => lineOf(property, 'other');

  it('is 5 % of the owner’s premium, paid by the policy’s buyer', () => {
    expect(taxOf({ ...home, city: 'Louisville' })).toMatchObject({
      level: 'city',
      requiredBy: 'law',
      exact: false,
      shares: { buyerCents: 9_700, sellerCents: 0, lenderCents: 0 },
      calculation: '$1,940.00 × 5% = $97.00',
    });
  });

  it('is not due elsewhere in Kentucky', () => {
    expect(taxOf({ ...home, city: 'Lexington' })).toBeUndefined();
    expect(taxOf(home)).toBeUndefined();
  });
});

describe('Iowa’s owner’s certificate', () => {
  const certificate = (price: number) => lineOf({ state: 'IA', price }, 'title-owner-policy')!;

  it('is free up to a price of $750,000', () => {
    expect(certificate(750_000).range.highCents).toBe(0);
  });

  it('costs about a dollar per thousand above it, as a range', () => {
    const { range, exact, calculation } = certificate(800_000);
    expect(range).toEqual({ lowCents: 3_750, typicalCents: 5_000, highCents: 6_250 });
    expect(exact).toBe(false);
    expect(calculation).toBe('$800,000.00 per a rate schedule known only up to $750,000.00, about $50.00');
  });
});

describe('an owner’s premium without a schedule', () => {
  it('is a range that says which amounts the schedule covers', () => {
    expect(lineOf({ state: 'KY', price: 10_000_001 }, 'title-owner-policy')!.calculation).toContain(
      'known only up to $10,000,000.00',
    );
    const { exact, range } = lineOf({ state: 'KY', price: 10_000_001 }, 'title-owner-policy')!;
    expect([exact, range.lowCents < range.highCents]).toEqual([false, true]);
    expect(lineOf({ state: 'AK', price: 99_999 }, 'title-owner-policy')!.calculation).toContain(
      'known only from $100,000.00 to $2,000,000.00',
    );
  });

  it('is a range that names the closing date for which no schedule is known', () => {
    const { exact, calculation } = lineOf(
      { state: 'OH', price: 300_000, closingDate: '2026-01-01' },
      'title-owner-policy',
    )!;
    expect(exact).toBe(false);
    expect(calculation).toContain('we have no rate schedule for January 1, 2026');
  });
});
