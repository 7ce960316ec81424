import { inCents, purchaseOf, purchasePlaceOf } from '../input/index.js';
import type { PropertyInput } from '../property.js';
import { readRuleBook } from '../test/rule-book.js';
import { writeWorkings } from '../workings/index.js';
import { nationalLines } from './national-lines.js';
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

describe('the property tax of what is no home', () => {
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
  ] as const)('is that of %s by its class', (_, input, times) => {
    const home = rateOf({ state: input.state, county: input.county }).percent;
    expect(rateOf(input).percent).toBeCloseTo(home * times, 2);
    expect(rateOf(input).source.statute).toBeDefined();
  });

  it('says openly that a rule was cited without its text, and then sends to the assessor', () => {
    const said = (state: string) =>
      (['en', 'es'] as const).map((language) =>
        writeWorkings(taxOf({ state, propertyType: 'commercial' }).workings, language),
      );
    for (const state of ['CO', 'OH', 'ND']) {
      const [en, es] = said(state);
      expect(en).toContain('not checked against the law itself, so ask the local assessor');
      expect(es).toContain('no se comprobó en la ley misma: pida al tasador local');
    }
    for (const state of ['TN', 'DC', 'LA']) expect(said(state).join()).not.toMatch(/checked|comprobó/);
  });

  it('is the District’s own rate of business property, which rises with the value', () => {
    const office = { state: 'DC', propertyType: 'commercial' } as const;
    expect(rateOf(office).percent).toBe(1.65);
    expect(rateOf({ ...office, price: 6_000_000 }).percent).toBe(1.77);
    expect(rateOf({ ...office, price: 12_000_000 }).percent).toBe(1.89);
    expect(writeWorkings(taxOf(office).workings, 'en')).toContain(
      'the law sets the rate of business property: 1.65%',
    );
  });

  it('lies between the rate of homes and the limit where the law sets only that', () => {
    const home = rateOf({ state: 'IN', county: 'Marion' }).percent;
    const office = rateOf({ state: 'IN', county: 'Marion', propertyType: 'commercial' });
    expect(office.percent).toBeCloseTo((home + 3) / 2, 2);
    expect(office.percent * office.most).toBeCloseTo(3, 6);
  });

  it('is that of a shop below homes from the rate of homes to that of a shop', () => {
    const place = { state: 'MO', county: 'Greene' } as const;
    const [home, both, shop] = (['single-family', 'mixed-use', 'commercial'] as const).map((propertyType) =>
      rateOf({ ...place, propertyType }),
    );
    expect(both!.percent).toBeCloseTo((home!.percent + shop!.percent) / 2, 2);
    expect(both!.percent * both!.most).toBeCloseTo(shop!.percent, 2);
  });

  it('is capped for rented homes in Indiana below business property', () => {
    const rented = rateOf({ state: 'IN', county: 'Marion', propertyType: 'multi-family', units: 8 });
    expect(rented.percent * rented.most).toBeCloseTo(2, 6);
  });

  it.each([
    [{ state: 'MA', county: 'Suffolk', propertyType: 'commercial' }, 'business property'],
    [{ state: 'NY', county: 'Erie', propertyType: 'multi-family', units: 6 }, 'a building of rented homes'],
    [{ state: 'OH', county: 'Franklin', propertyType: 'vacant-land' }, 'vacant land'],
  ] as const)('is said not to be known where the class is not: %j', (input, use) => {
    const { workings, source } = taxOf(input);
    const said = writeWorkings(workings, 'en');
    expect(said).toContain(`what ${use} pays here could not be determined`);
    expect(said).toContain('ask the local assessor');
    expect(rateOf(input).most).toBe(2.5);
    expect(source.confidence).toBe('low');
  });

  it('is known in Michigan, where all but residences pay the school tax', () => {
    const mixed = { state: 'MI', county: 'Kent', propertyType: 'mixed-use' } as const;
    expect(writeWorkings(taxOf(mixed).workings, 'en')).not.toContain('could not be determined');
    expect(rateOf(mixed).percent).toBeCloseTo(rateOf({ state: 'MI', county: 'Kent' }).percent + 0.9, 3);
  });

  it('reaches on a farm from the tax on a home alone to that on the whole price', () => {
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
  ] as const)('sends the buyer of %s to the assessor', (propertyType, words) => {
    expect(taxOf({ state: 'OH', county: 'Franklin', propertyType }).whatToAskFor.en).toContain(words);
  });

  it('is that of the county’s homes for a home, as before', () => {
    const { percent, least, most } = rateOf({ state: 'MO', county: 'Greene' });
    expect([least, most]).toEqual([0.75, 1.25]);
    expect(percent).toBeLessThan(1.2);
    expect(taxOf({ state: 'MO', county: 'Greene' }).whatToAskFor.en).not.toContain('assessor');
  });
});
