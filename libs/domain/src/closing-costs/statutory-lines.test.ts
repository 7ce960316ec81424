import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { normalizePurchase } from './input/normalize-purchase.js';
import { propertyTypes, type PropertyInput } from './property.js';
import { parseJurisdictionRules } from './rules/index.js';
import { statutoryLines } from './statutory-lines.js';
import { withCalculation } from './test/with-calculation.js';

const folder = new URL('../../data/closing-costs/', import.meta.url);
const data = (state: string): unknown => JSON.parse(readFileSync(new URL(`${state}.json`, folder), 'utf8'));
const states = readdirSync(folder).flatMap((file) => /^([A-Z]{2})\.json$/.exec(file)?.[1] ?? []);
const rules = new Map(states.map((state) => [state, parseJurisdictionRules(data(state))]));

function linesOf(property: PropertyInput) {
  const jurisdiction = rules.get(property.state);
  if (!jurisdiction) throw new Error(`no rules of ${property.state}`);
  return statutoryLines(normalizePurchase(property, '2026-11-20'), jurisdiction);
}
const taxesOf = (property: PropertyInput) =>
  linesOf(property)
    .filter(({ key }) => key.startsWith('tax.'))
    .map(withCalculation);

describe('costs that the place determines', () => {
  it('have rules for the 50 states and DC', () => {
    expect(states).toHaveLength(51);
  });

  it.each([
    ['Norfolk city', 24_000],
    ['Virginia Beach city', 24_000],
    ['Suffolk city', undefined],
    ['Fairfax', undefined],
  ])('charge the seller the Hampton Roads transit fee in %s', (county, sellerCents) => {
    const fee = taxesOf({ state: 'VA', county, price: 400_000 }).find(
      ({ key }) => key === 'tax.va-hampton-roads-fee',
    );
    expect(fee?.shares.sellerCents).toBe(sellerCents);
  });

  describe.each(['2026-12-31', '2027-01-01', '2027-01-10'])(
    'Washington’s excise tax of %s',
    (closingDate) => {
      const tax = taxesOf({ state: 'WA', county: 'King', price: 900_000, closingDate }).find(
        ({ level }) => level === 'state',
      );
      const gaps = rules
        .get('WA')!
        .gaps.filter(
          ({ effectiveFrom, effectiveTo }) =>
            (effectiveFrom ?? '') <= closingDate && closingDate <= (effectiveTo ?? '9999'),
        );

      it('uses the tiers in force since 2023, and says so', () => {
        // 1.1 % of $525,000 and 1.28 % of the $375,000 above
        expect(tax).toMatchObject({
          shares: { sellerCents: 1_057_500, buyerCents: 0 },
          source: { effectiveFrom: '2023-01-01' },
        });
      });

      it('is marked as certain only until new tiers are due', () => {
        const isNewYear = closingDate >= '2027-01-01';
        expect(tax).toMatchObject({
          exact: !isNewYear,
          source: { confidence: isNewYear ? 'low' : 'medium' },
        });
        expect(gaps.map(({ text }) => text.en).join()).toMatch(
          isNewYear ? /uses the ones in force since 2023/ : /^$/,
        );
      });
    },
  );

  it.each(['2026-12-31', '2027-01-10'])('use Rhode Island’s 2026 second tier on %s', (closingDate) => {
    const taxes = taxesOf({ state: 'RI', city: 'Warwick', price: 900_000, closingDate });
    // $7.50 for each $500 of what is above $824,000, one half of it in each tier
    expect(taxes.find(({ key }) => key.includes('tier-2'))).toMatchObject({
      shares: { sellerCents: 57_000 },
      source: { effectiveFrom: '2026-01-01', confidence: closingDate < '2027' ? 'medium' : 'low' },
    });
  });

  it('take Nebraska’s documentary stamp tax from the statute: $2.25 per $1,000', () => {
    expect(taxesOf({ state: 'NE', price: 400_000 })).toEqual([
      expect.objectContaining({
        shares: { buyerCents: 0, sellerCents: 90_000, lenderCents: 0 },
        source: expect.objectContaining({ provenance: 'law', publisher: 'State of Nebraska' }),
      }),
    ]);
  });

  it('leave New Orleans’ documentary tax to the contract: the ordinance charges the seller, some closings the buyer', () => {
    const home = { state: 'LA', county: 'Orleans', city: 'New Orleans', price: 400_000 };
    const [tax] = taxesOf(home);
    expect(tax).toMatchObject({
      exact: false,
      shares: { buyerCents: 0, sellerCents: 32_500 },
      range: { lowCents: 0, typicalCents: 0, highCents: 32_500 },
    });
    expect(tax?.whatToAskFor.en).toContain('have the contract say who pays');
    expect(tax?.whatToAskFor.es).toContain('haga que el contrato diga quién paga');
    // for a shop, the borrower pays the mortgage tax
    const shop = { ...home, propertyType: 'commercial' } as const;
    expect(taxesOf(shop)[0]?.shares).toMatchObject({ buyerCents: 32_500, sellerCents: 32_500 });
    expect(taxesOf({ ...shop, buyerType: 'cash' })[0]?.shares).toMatchObject({ buyerCents: 0 });
  });

  it('name a county’s tax as people there do', () => {
    const namesOf = (property: PropertyInput) => taxesOf(property).map(({ name }) => name);
    expect(namesOf({ state: 'MD', county: 'Baltimore', price: 400_000 })).toEqual(
      expect.arrayContaining([
        { en: 'Baltimore County transfer tax', es: 'Impuesto de transferencia del condado de Baltimore' },
        {
          en: 'Baltimore County recordation tax',
          es: 'Impuesto de registro de la escritura del condado de Baltimore',
        },
      ]),
    );
    expect(namesOf({ state: 'MD', county: 'Baltimore City', price: 400_000 })).toContainEqual({
      en: 'Baltimore City transfer tax',
      es: 'Impuesto de transferencia de la ciudad de Baltimore',
    });
  });

  it.each(states)('name no county, district or city twice in a tax in %s', (state) => {
    const { counties } = rules.get(state)!;
    const names = [...counties, undefined].flatMap((county) =>
      taxesOf({ state, price: 400_000, ...(county === undefined ? {} : { county }) }).map(({ name }) => name),
    );
    expect(
      names.filter(
        ({ en, es }) =>
          /county.*county|city.*city tr/i.test(en.replaceAll(/\([^()]*\)/g, '')) ||
          /condado.*condado|distrito.*distrito/.test(es),
      ),
    ).toEqual([]);
  });

  it('include no transfer tax in Texas', () => {
    expect(taxesOf({ state: 'TX', price: 400_000 })).toEqual([]);
  });

  it.each(['single-family', 'co-op'] as const)(
    'do not call a tax of the District a state tax (%s)',
    (propertyType) => {
      const taxes = taxesOf({ state: 'DC', price: 500_000, propertyType });
      expect(taxes.length).toBeGreaterThan(0);
      for (const { name } of taxes) {
        expect(name.en).not.toMatch(/\bstate\b/i);
        expect(name.es).toContain('del Distrito de Columbia');
        expect(name.es).not.toMatch(/estat/i);
      }
    },
  );

  it('show the arithmetic of a Florida deed stamp', () => {
    const [stamp] = taxesOf({ state: 'FL', county: 'Orange', price: 450_000, buyerType: 'cash' });
    expect(stamp).toMatchObject({
      calculation: '4,500 × $0.70 per $100 of $450,000.00 = $3,150.00',
      shares: { buyerCents: 0, sellerCents: 315_000, lenderCents: 0 },
      range: { lowCents: 0, typicalCents: 0, highCents: 0 },
      exact: true,
    });
  });

  it('do not mark a tax as exact if an unknown county might be exempt', () => {
    expect(taxesOf({ state: 'FL', price: 450_000, buyerType: 'cash' })).toMatchObject([{ exact: false }]);
  });

  it.each([
    ['Miami-Dade', 270_000],
    ['MIAMI-DADE COUNTY', 270_000],
    ['Orange', 315_000],
  ])('recognize the county %s in any form', (county, sellerCents) => {
    const [stamp] = taxesOf({ state: 'FL', county, price: 450_000, buyerType: 'cash' });
    expect(stamp?.shares.sellerCents).toBe(sellerCents);
  });

  it('treat a city of the same name in another county as another place', () => {
    const inCounty = (county?: string) =>
      taxesOf({ state: 'CA', city: 'Los Angeles', price: 1_000_000, ...(county && { county }) }).filter(
        ({ level }) => level === 'city',
      );
    expect(inCounty()).toHaveLength(1);
    expect(inCounty('Los Angeles County')).toHaveLength(1);
    expect(inCounty('Fresno')).toEqual([]);
  });

  it('include no mortgage tax, recording or policy for a cash buyer', () => {
    for (const state of states) {
      const kinds = linesOf({ state, price: 400_000, buyerType: 'cash' }).map(({ kind }) => kind);
      for (const kind of ['mortgage-tax', 'intangible-tax', 'recording-mortgage', 'title-lender-policy']) {
        expect({ state, kinds }).not.toEqual({ state, kinds: expect.arrayContaining([kind]) });
      }
    }
  });

  it('are whole, non-negative cents with an ordered range for any price in any state', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states),
        fc.integer({ min: 1, max: 100_000_000_000 }),
        fc.constantFrom(...propertyTypes),
        fc.constantFrom('first-time', 'financing', 'cash'),
        (state, cents, propertyType, buyerType) => {
          for (const line of linesOf({ state, price: cents / 100, propertyType, buyerType })) {
            const { lowCents, typicalCents, highCents } = line.range;
            const amounts = [...Object.values(line.shares), lowCents, typicalCents, highCents];
            expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
            expect(lowCents <= typicalCents && typicalCents <= highCents).toBe(true);
            expect(typicalCents).toBe(line.shares.buyerCents);
            expect(!line.exact || lowCents === highCents).toBe(true);
          }
        },
      ),
      { numRuns: 500 },
    );
  });

  it('divide each unreduced tax to the cent', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...states.filter((state) => state !== 'DE')),
        fc.integer({ min: 100, max: 1_000_000_000 }),
        (state, cents) => {
          for (const { calculation, shares, key } of taxesOf({ state, price: cents / 100 })) {
            const total = /= \$([\d,.]+)$/.exec(calculation)?.[1]?.replace(/\D/g, '');
            if (total === undefined) continue;
            const shared = shares.buyerCents + shares.sellerCents + shares.lenderCents;
            expect({ key, shared }).toEqual({ key, shared: Number(total) });
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
