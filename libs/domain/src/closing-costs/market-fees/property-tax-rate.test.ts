import { inCents, purchaseOf } from '../input/normalize-purchase.js';
import { purchasePlaceOf } from '../input/purchase-place.js';
import type { PropertyInput } from '../property.js';
import { readRuleBook } from '../test/rule-book.js';
import { writeWorkings } from '../workings/write-workings.js';
import { nationalLines } from './market-fee.js';
import { propertyTaxRate } from './property-tax-rate.js';

const { national, places, jurisdictions } = readRuleBook();

type Input = Omit<PropertyInput, 'price'>;

function purchase(input: Input) {
  const property = inCents({ price: 400_000, closingDate: '2026-11-20', ...input });
  return purchaseOf(property, purchasePlaceOf(property, places, new Set()), '2026-11-20');
}
const rateOf = (input: Input) => propertyTaxRate(purchase(input), jurisdictions.get(input.state)!);
const line = (input: Input, key: string) =>
  nationalLines(purchase(input), national, jurisdictions.get(input.state)!).find(
    (found) => found.key === `fee.${key}`,
  )!;

describe('the property tax rate', () => {
  it.each([
    ['the county’s', { state: 'TX', county: 'Harris' }, 1.623],
    ['the state’s if the county is unknown', { state: 'TX' }, 1.36],
    ['the state’s if the county’s is not published', { state: 'TX', county: 'Kenedy' }, 1.36],
    ['the one of Connecticut’s planning region', { state: 'CT', city: 'Hartford' }, 1.994],
    ['raised in proportion if the cap ends with the sale', { state: 'FL', county: 'Miami-Dade' }, 1.28],
    ['the legal rate on the price throughout California', { state: 'CA', county: 'Santa Clara' }, 1.2],
    ['doubled without a homestead', { state: 'AL', county: 'Jefferson', secondHome: true }, 1.174],
    [
      'increased by the school tax of non-residents',
      { state: 'MI', county: 'Wayne', investment: true },
      2.997,
    ],
  ] as const)('is %s', (_, input, percent) => {
    expect(rateOf(input).percent).toBe(percent);
  });

  it.each([
    ['the Census Bureau’s survey', { state: 'TX', county: 'Harris' }, 'medium', undefined],
    [
      'the law that resets the value',
      { state: 'FL', county: 'Miami-Dade' },
      'low',
      'Fla. Const. art. VII, § 4; Fla. Stat. § 193.155',
    ],
    [
      'the law on homes that are not owner-occupied',
      { state: 'UT', county: 'Summit', secondHome: true },
      'medium',
      'Utah Code § 59-2-103',
    ],
  ] as const)('names as its source %s', (_, input, confidence, statute) => {
    expect(rateOf(input).source).toMatchObject({
      provenance: 'official-page',
      title: expect.stringContaining('American Community Survey 2020-2024'),
      confidence,
      ...(statute && { statute }),
    });
  });

  it('has a range up to twice the rate for an investor without the owners’ relief, and says why', () => {
    const boston = { state: 'MA', county: 'Suffolk' } as const;
    const rented = rateOf({ ...boston, investment: true });
    expect(rented).toMatchObject({ percent: rateOf(boston).percent, most: 2, source: { confidence: 'low' } });
    expect(writeWorkings(rented.steps, 'en')).toContain(
      'tax relief for owners who live in their home, which you will not have',
    );
    expect(rateOf(boston).most).toBe(1.25);
    expect(rateOf({ state: 'DE', county: 'Sussex', secondHome: true }).most).toBe(1.25);
  });

  it('has a wide range and says why if the survey only gives a lower bound', () => {
    const tax = line({ state: 'NJ', county: 'Bergen', loanType: 'FHA' }, 'escrow_tax');
    const usual = line({ state: 'NJ', county: 'Camden', loanType: 'FHA' }, 'escrow_tax');
    expect(tax.range.highCents / tax.range.typicalCents).toBeCloseTo(1.5, 3);
    expect(usual.range.highCents / usual.range.typicalCents).toBeCloseTo(1.25, 3);
    const { workings, source } = line(
      { state: 'NJ', county: 'Bergen', buyerType: 'cash' },
      'property_tax_prepaid',
    );
    expect(writeWorkings(workings, 'en')).toMatch(
      /^homeowners in Bergen County pay at least 1\.605% of .* value a year \(no higher median is published\); about 1\.605% of the price, \$6,420\.00 a year:/,
    );
    expect(writeWorkings(workings, 'es')).toMatch(
      /^los propietarios del condado de Bergen pagan al año al menos /,
    );
    expect(source.confidence).toBe('low');
  });

  it('is the same for the tax at closing and the escrow account', () => {
    const place = { state: 'TX', county: 'Harris', loanType: 'FHA' } as const;
    for (const key of ['property_tax_prepaid', 'escrow_tax'])
      expect(writeWorkings(line(place, key).workings, 'en')).toContain('$6,492.00');
  });
});
