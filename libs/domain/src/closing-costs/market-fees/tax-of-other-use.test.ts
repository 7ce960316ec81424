import { inCents, purchaseOf } from '../input/normalize-purchase.js';
import { purchasePlaceOf } from '../input/purchase-place.js';
import type { PropertyInput } from '../property.js';
import { readRuleBook } from '../test/rule-book.js';
import { writeWorkings } from '../workings/write-workings.js';
import { nationalLines } from './market-fee.js';
import { propertyTaxRate } from './property-tax-rate.js';

const { national, places, jurisdictions } = readRuleBook();

type Input = Omit<PropertyInput, 'price'> & Partial<Pick<PropertyInput, 'price'>>;

function purchase(input: Input) {
  const property = inCents({ price: 1_250_000, closingDate: '2026-11-20', ...input });
  return purchaseOf(property, purchasePlaceOf(property, places, new Set()), '2026-11-20');
}
const rateOf = (input: Input) => propertyTaxRate(purchase(input), jurisdictions.get(input.state)!);
const taxOf = (input: Input) =>
  nationalLines(purchase(input), national, jurisdictions.get(input.state)!).find(
    ({ key }) => key === 'fee.property_tax_prepaid',
  )!;

describe('the property tax on other uses than homes', () => {
  it.each([
    ['business property in Missouri', { state: 'MO', county: 'Greene', propertyType: 'commercial' }, 1.684],
    ['business property in Tennessee', { state: 'TN', county: 'Shelby', propertyType: 'industrial' }, 1.6],
    ['rented homes there', { state: 'TN', county: 'Shelby', propertyType: 'multi-family', units: 3 }, 1.6],
    ['a shop in Chicago', { state: 'IL', county: 'Cook', propertyType: 'commercial' }, 2.5],
    ['land in Arizona', { state: 'AZ', county: 'Pima', propertyType: 'vacant-land' }, 1.5],
    ['land in Kansas', { state: 'KS', county: 'Sedgwick', propertyType: 'vacant-land' }, 1.043],
    [
      'land in Alabama, which has no homestead',
      { state: 'AL', county: 'Mobile', propertyType: 'vacant-land' },
      2,
    ],
    ['an office in Texas', { state: 'TX', county: 'Harris', propertyType: 'commercial' }, 1],
  ] as const)('follows the class of %s', (_, input, times) => {
    const home = rateOf({ state: input.state, county: input.county }).percent;
    expect(rateOf(input).percent).toBeCloseTo(home * times, 2);
    expect(rateOf(input).source.statute).toBeDefined();
  });

  it.each([
    // Rates of a home, a business, mixed use, land, and 4, 5 and 8 rental homes, at $1,250,000.
    ['AZ', 'Maricopa County', 0.438, 0.657, 0.548, 0.657, 0.438, 0.438, 0.438],
    ['CA', 'Los Angeles County', 1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2],
    ['CO', 'El Paso County', 0.407, 1.559, 0.983, 1.559, 0.407, 0.407, 0.407],
    ['DC', 'District of Columbia', 0.75, 1.65, 0.75, 0.75, 0.75, 0.75, 0.75],
    ['FL', 'Miami-Dade County', 1.28, 1.28, 1.28, 1.28, 1.28, 1.28, 1.28],
    ['GA', 'Fulton County', 1.031, 1.031, 1.031, 1.031, 1.031, 1.031, 1.031],
    ['IL', 'Cook County', 1.936, 4.84, 3.388, 1.936, 1.936, 1.936, 1.936],
    ['IN', 'Marion County', 1.04, 2.02, 2.02, 2.02, 1.04, 1.52, 1.52],
    ['KS', 'Johnson County', 1.137, 2.472, 1.805, 1.186, 1.137, 1.137, 1.137],
    ['KY', 'Jefferson County', 0.86, 0.86, 0.86, 0.86, 0.86, 0.86, 0.86],
    ['LA', 'East Baton Rouge Parish', 0.969, 1.212, 1.212, 0.969, 0.969, 0.969, 0.969],
    ['MN', 'Hennepin County', 1.14, 2.28, 1.71, 1.14, 1.14, 1.14, 1.14],
    ['MO', 'St. Louis County', 1.205, 2.029, 1.617, 1.205, 1.205, 1.205, 1.205],
    ['NC', 'Wake County', 0.707, 0.707, 0.707, 0.707, 0.707, 0.707, 0.707],
    ['ND', 'Cass County', 1.196, 1.329, 1.263, 1.196, 1.196, 1.196, 1.196],
    ['OH', 'Franklin County', 1.472, 1.682, 1.577, 1.472, 1.472, 1.472, 1.472],
    ['TN', 'Shelby County', 0.975, 1.56, 1.268, 0.975, 1.56, 1.56, 1.56],
    ['TX', 'Harris County', 1.623, 1.623, 1.623, 1.623, 1.623, 1.623, 1.623],
    ['WA', 'King County', 0.827, 0.827, 0.827, 0.827, 0.827, 0.827, 0.827],
    ['WY', 'Laramie County', 0.568, 0.568, 0.568, 0.568, 0.568, 0.568, 0.568],
  ])('depends on the use and the number of homes in %s', (state, county, ...percents) => {
    const uses = ['single-family', 'commercial', 'mixed-use', 'vacant-land'] as const;
    const rates = [
      ...uses.map((propertyType) => rateOf({ state, county, propertyType })),
      ...[4, 5, 8].map((units) => rateOf({ state, county, propertyType: 'multi-family', units })),
    ];
    expect(rates.map(({ percent }) => percent)).toEqual(percents);
  });

  it('has its own rate for industry, and for two rental homes', () => {
    const industry = { state: 'WY', county: 'Laramie', propertyType: 'industrial' } as const;
    expect(rateOf(industry).percent).toBe(0.688);
    const two = { state: 'TN', county: 'Shelby', propertyType: 'multi-family', units: 2 } as const;
    expect([rateOf(two).percent, rateOf({ ...two, investment: true }).percent]).toEqual([0.975, 1.56]);
    const states = ['AZ', 'CO', 'DC', 'IL', 'IN', 'KS', 'LA', 'MN', 'MO', 'ND', 'OH', 'TN'];
    for (const state of states)
      expect(rateOf({ state, propertyType: 'industrial' }).percent).toBe(
        rateOf({ state, propertyType: 'commercial' }).percent,
      );
  });

  it('says that a cited rule was not read, and refers the buyer to the assessor', () => {
    const said = (state: string) =>
      (['en', 'es'] as const).map((language) =>
        writeWorkings(taxOf({ state, propertyType: 'commercial' }).workings, language),
      );
    for (const state of ['CO', 'OH', 'ND']) {
      const [en, es] = said(state);
      expect(en).toContain('we did not check this rule against the law itself, so ask the local assessor');
      expect(es).toContain('no comprobamos esta regla en la ley misma: pida al tasador local');
    }
    for (const state of ['TN', 'DC', 'LA'])
      expect(said(state).join()).not.toMatch(/did not check|comprobamos/);
  });

  it('is the District’s own rate for business property, which rises with the value', () => {
    const office = { state: 'DC', propertyType: 'commercial' } as const;
    expect(rateOf(office).percent).toBe(1.65);
    expect(rateOf({ ...office, price: 6_000_000 }).percent).toBe(1.77);
    expect(rateOf({ ...office, price: 12_000_000 }).percent).toBe(1.89);
    expect(writeWorkings(taxOf(office).workings, 'en')).toContain(
      'the law sets the rate for business property: 1.65%',
    );
  });

  it('is between the rate for homes and the legal limit if the law only sets a limit', () => {
    const home = rateOf({ state: 'IN', county: 'Marion' }).percent;
    const office = rateOf({ state: 'IN', county: 'Marion', propertyType: 'commercial' });
    expect(office.percent).toBeCloseTo((home + 3) / 2, 2);
    expect(office.percent * office.most).toBeCloseTo(3, 6);
  });

  it('for mixed use is between the rates for homes and for business property', () => {
    const place = { state: 'MO', county: 'Greene' } as const;
    const [home, both, shop] = (['single-family', 'mixed-use', 'commercial'] as const).map((propertyType) =>
      rateOf({ ...place, propertyType }),
    );
    expect(both!.percent).toBeCloseTo((home!.percent + shop!.percent) / 2, 2);
    expect(both!.percent * both!.most).toBeCloseTo(shop!.percent, 2);
  });

  it('has a lower cap for rental homes than for business property in Indiana', () => {
    const rented = rateOf({ state: 'IN', county: 'Marion', propertyType: 'multi-family', units: 8 });
    expect(rented.percent * rented.most).toBeCloseTo(2, 6);
  });

  it.each([
    [{ state: 'MA', county: 'Suffolk', propertyType: 'commercial' }, 'business property'],
    [{ state: 'NY', county: 'Erie', propertyType: 'multi-family', units: 6 }, 'a building of rental homes'],
    [{ state: 'OH', county: 'Franklin', propertyType: 'vacant-land' }, 'vacant land'],
  ] as const)('is marked as unknown if the class is unknown: %j', (input, use) => {
    const { workings, source } = taxOf(input);
    const said = writeWorkings(workings, 'en');
    expect(said).toContain(`we could not determine the rate for ${use} here`);
    expect(said).toContain('ask the local assessor');
    expect(rateOf(input).most).toBe(2.5);
    expect(source.confidence).toBe('low');
  });

  it('is known in Michigan, where all property except residences pays the school tax', () => {
    const mixed = { state: 'MI', county: 'Kent', propertyType: 'mixed-use' } as const;
    expect(writeWorkings(taxOf(mixed).workings, 'en')).not.toContain('could not determine');
    expect(rateOf(mixed).percent).toBeCloseTo(rateOf({ state: 'MI', county: 'Kent' }).percent + 0.9, 3);
  });

  it('ranges for a farm from the tax on a home alone to the tax on the whole price', () => {
    const farm = { state: 'IA', county: 'Story', propertyType: 'farm-ranch' } as const;
    const whole = rateOf({ ...farm, propertyType: 'single-family' }).percent;
    const { percent, least, most, source } = rateOf(farm);
    expect(percent).toBeCloseTo((whole * (300_000 + 1_250_000)) / 2 / 1_250_000, 2);
    expect(percent * least).toBeCloseTo((whole * 0.75 * 300_000) / 1_250_000, 6);
    expect(percent * most).toBeCloseTo(whole * 1.25, 6);
    expect(source.confidence).toBe('low');
    expect(writeWorkings(taxOf(farm).workings, 'es')).toContain(
      'la tierra agrícola suele pagar según lo que produce',
    );
  });

  it.each([
    ['commercial', 'tax class of the property'],
    ['vacant-land', 'tax class of the parcel'],
    ['farm-ranch', 'farm use'],
  ] as const)('refers the buyer of %s to the assessor', (propertyType, words) => {
    expect(taxOf({ state: 'OH', county: 'Franklin', propertyType }).whatToAskFor.en).toContain(words);
  });

  it('is the county’s rate for a home', () => {
    const { percent, least, most } = rateOf({ state: 'MO', county: 'Greene' });
    expect([least, most]).toEqual([0.75, 1.25]);
    expect(percent).toBeLessThan(1.2);
    expect(taxOf({ state: 'MO', county: 'Greene' }).whatToAskFor.en).not.toContain('assessor');
  });
});
