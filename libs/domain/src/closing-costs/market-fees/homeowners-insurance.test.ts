import { inCents, purchaseOf } from '../input/normalize-purchase.js';
import { purchasePlaceOf } from '../input/purchase-place.js';
import type { PropertyInput } from '../property.js';
import { readRuleBook } from '../test/rule-book.js';
import { writeWorkings } from '../workings/write-workings.js';
import { nationalLines } from './market-fee.js';

const { national, places, jurisdictions } = readRuleBook();

function line(input: PropertyInput, key: string) {
  const property = inCents({ closingDate: '2026-11-20', ...input });
  const purchase = purchaseOf(property, purchasePlaceOf(property, places, new Set()), '2026-11-20');
  return nationalLines(purchase, national, jurisdictions.get(input.state)!).find(
    (found) => found.key === `fee.${key}`,
  )!;
}

describe('homeowner’s insurance', () => {
  it.each([
    [
      'Bellevue, where land is most of the price',
      { state: 'WA', county: 'King', price: 1_400_000 },
      '$488,000.00',
    ],
    [
      'Houston, where land is a fifth of the price',
      { state: 'TX', county: 'Harris', price: 400_000 },
      '$320,000.00',
    ],
    ['an unknown place', { state: 'TX', price: 400_000 }, '$320,000.00'],
    ['a county without a published value', { state: 'TX', county: 'Loving', price: 400_000 }, '$320,000.00'],
    [
      'a farm, whose price is mostly land',
      { state: 'IA', county: 'Story', price: 1_250_000, propertyType: 'farm-ranch' },
      '$300,000.00',
    ],
    ['a cabin, with the usual minimum', { state: 'TX', county: 'Harris', price: 60_000 }, '$100,000.00'],
  ] as const)('covers the dwelling without the land for %s', (_, input, cover) => {
    const { workings } = line(input, 'hoi_premium');
    expect(writeWorkings(workings, 'en')).toContain(`coverage of ${cover}`);
    expect(writeWorkings(workings, 'es')).toMatch(
      new RegExp(` de \\${cover} para (la vivienda|una vivienda típica)`),
    );
  });

  it('has the same premium in the first year and in the escrow account', () => {
    const home = { state: 'WA', county: 'King', price: 1_400_000, loanType: 'VA' } as const;
    expect(line(home, 'hoi_premium').range.typicalCents).toBe(215_800);
    expect(writeWorkings(line(home, 'escrow_insurance').workings, 'en')).toContain('$2,158.00');
  });

  it.each([
    ['WA', ['Earthquakes', 'wildfire', 'Landslides'], ['hurricane', 'hail']],
    ['FL', ['hurricane', 'Floods'], ['Earthquakes', 'wildfire', 'ice damage']],
    ['KS', ['hail'], ['hurricane', 'Floods', 'Earthquakes']],
  ] as const)('names in %s only the perils of that state', (state, named, others) => {
    const { en } = line({ state, price: 400_000 }, 'hoi_premium').whatToAskFor;
    expect(named.filter((peril) => !en.includes(peril))).toEqual([]);
    expect(others.filter((peril) => en.includes(peril))).toEqual([]);
  });

  it.each([
    ['TX', 'El Paso', 'Galveston', 'hurricane'],
    ['TX', 'Dallas', 'Harris', 'hurricane'],
    ['NC', 'Buncombe', 'Dare', 'hurricane'],
    ['GA', 'Fulton', 'Chatham', 'hurricane'],
    ['MA', 'Berkshire', 'Barnstable', 'hurricane'],
    ['NY', 'Erie', 'Suffolk', 'hurricane'],
    ['NV', 'Clark', 'Washoe', 'wildfire'],
    ['IL', 'Cook', 'Alexander', 'Earthquakes'],
  ])('names in %s the perils of the place: different in %s and %s', (state, without, within, peril) => {
    const ask = (county?: string) => line({ state, county, price: 400_000 }, 'hoi_premium').whatToAskFor.en;
    expect(ask(without)).not.toContain(peril);
    expect(ask(within)).toContain(peril);
    expect(ask()).toContain(peril);
  });

  it('adds a wind-mitigation report to the roof inspection only on the coast', () => {
    const roof = (county: string) =>
      line({ state: 'TX', county, price: 400_000 }, 'inspection_roof').whatToAskFor.en;
    expect(roof('Galveston')).toContain('wind-mitigation');
    expect(roof('El Paso')).not.toContain('wind-mitigation');
  });

  it('for a business is required by its lender, and is marked as an assumption from home premiums', () => {
    const shop = { state: 'TX', county: 'Harris', price: 1_500_000, propertyType: 'commercial' } as const;
    const premium = line(shop, 'business_insurance');
    expect(premium).toMatchObject({
      category: 'required',
      requiredBy: 'lender',
      section: 'F',
      source: { provenance: 'market-assumption', confidence: 'low' },
    });
    const said = writeWorkings(premium.workings, 'en');
    expect(said).toContain('assumed building coverage of $1,200,000.00');
    expect(said).toContain('no premium is published for business property');
    const { lowCents, typicalCents, highCents } = premium.range;
    expect(lowCents * 2).toBeCloseTo(typicalCents, -1);
    expect(highCents / typicalCents).toBeCloseTo(2.5, 4);
    expect(line(shop, 'hoi_premium')).toBeUndefined();
    expect(line({ ...shop, buyerType: 'cash' }, 'business_insurance').category).toBe('optional');
    expect(line({ ...shop, propertyType: 'vacant-land' }, 'business_insurance')).toBeUndefined();
    expect(line({ ...shop, propertyType: 'single-family' }, 'business_insurance')).toBeUndefined();
  });

  it('mentions a wind report only in hurricane states', () => {
    const asked = (state: string) => line({ state, price: 400_000 }, 'inspection_roof').whatToAskFor;
    expect(asked('FL').en).toContain('wind-mitigation');
    expect(asked('WA').en).not.toContain('wind');
    expect(asked('WA').es).not.toContain('viento');
  });
});
