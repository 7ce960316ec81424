import { readFileSync } from 'node:fs';
import { normalizePurchase } from '../input/normalize-purchase.js';
import type { PropertyInput } from '../property.js';
import { parseJurisdictionRules } from '../rules/index.js';
import { withCalculation } from '../test/with-calculation.js';
import { recordingLines } from './recording-lines.js';

const data = new URL('../../../data/closing-costs/', import.meta.url);
const rulesOf = (state: string) =>
  parseJurisdictionRules(JSON.parse(readFileSync(new URL(`${state}.json`, data), 'utf8')));

const linesOf = (input: Partial<PropertyInput> & { state: string }) =>
  recordingLines(
    rulesOf(input.state),
    normalizePurchase({ price: 400_000, closingDate: '2026-11-21', ...input }, '2026-11-21'),
  );
const line = (key: string, input: Partial<PropertyInput> & { state: string }) => {
  const found = linesOf(input).find((entry) => entry.key === key);
  if (!found) throw new Error(`no line ${key}`);
  return withCalculation(found);
};

describe('recording fees', () => {
  it('are exact if the recorder charges a flat fee', () => {
    expect(line('recording.mortgage', { state: 'GA' })).toMatchObject({
      exact: true,
      range: { lowCents: 2_500, typicalCents: 2_500, highCents: 2_500 },
      calculation: '$25.00 flat',
    });
    expect(line('recording.mortgage', { state: 'ID' }).calculation).toBe('$45.00 flat, up to 30 pages');
  });

  it.each([
    // $10.00 + $8.50 for each page after the first: 12, about 20 and 30 pages
    ['FL', 'recording.mortgage', 10_350, 17_150, 25_650],
    // $25 + $4 for each page after the first: 2, about 3 and 5 pages
    ['TX', 'recording.deed', 2_900, 3_300, 4_100],
    // $65 to 25 pages, $3 for each page over 25
    ['ND', 'recording.mortgage', 6_500, 6_500, 8_000],
    // $205 to 25 pages, $305 to 50
    ['LA', 'recording.mortgage', 20_500, 20_500, 30_500],
  ])(
    'in %s are a range over the length of %s, never exact',
    (state, key, lowCents, typicalCents, highCents) => {
      const found = line(key, { state });
      expect(found).toMatchObject({ exact: false, range: { lowCents, typicalCents, highCents } });
      expect(found.calculation).toMatch(/ for (?:2 to 5|12 to 30) pages; published as: /);
    },
  );

  it.each([
    ['KY', 'recording.deed', 5_000, 'usually $50.00; $50.00 for 2 to 5 pages; published as: '],
    ['NC', 'recording.mortgage', 6_400, 'usually $64.00; $64.00 for 12 to 30 pages; published as: '],
  ])('in %s are exact if %s costs the same at any usual length', (state, key, cents, words) => {
    const found = line(key, { state });
    expect(found).toMatchObject({
      exact: true,
      range: { lowCents: cents, typicalCents: cents, highCents: cents },
    });
    expect(found.calculation.slice(0, words.length)).toBe(words);
  });

  it.each([
    ['CT', 'The town or city clerk'],
    ['DC', 'The District’s Recorder of Deeds'],
    ['HI', 'The Bureau of Conveyances'],
    ['LA', 'The parish clerk of court'],
    ['TX', 'The county recorder or clerk'],
  ])('in %s refer to the office that records there: %s', (state, office) => {
    expect(line('recording.deed', { state }).whoToContact.en).toContain(office);
  });

  it('for a deed in New York leave out the two forms that have their own lines', () => {
    expect(line('recording.deed', { state: 'NY' }).shares.buyerCents).toBe(8_500);
    expect(line('recording.add-on-2', { state: 'NY' })).toMatchObject({
      shares: { buyerCents: 12_500 },
      name: { es: 'Cargo oficial de inscripción: informe de traspaso (RP-5217), vivienda' },
    });
  });

  it('follow the county’s own price list if there is one', () => {
    expect(line('recording.deed', { state: 'DE', county: 'Kent' })).toMatchObject({
      exact: false,
      range: { lowCents: 6_100, typicalCents: 7_100, highCents: 9_100 },
      calculation: '$71.00 for 3 pages in Kent County; $61.00 to $91.00 for 2 to 5 pages',
    });
  });

  it.each([
    ['IL', 'Cook', 'deed', 10_700, 'Deeds.com'],
    ['IL', 'Cook', 'mortgage', 10_700, 'Deeds.com'],
    ['IL', 'Ogle', 'deed', 7_900, 'Ogle and Henry county recorders'],
    // $217 or $187 by the city's code, $57.75 of state and county fees with it
    ['PA', 'Philadelphia', 'deed', 27_475, 'City of Philadelphia'],
    ['PA', 'Philadelphia', 'mortgage', 24_475, 'City of Philadelphia'],
  ])(
    'in %s are the %s County recorder’s flat fee for the %s',
    (state, county, document, cents, publisher) => {
      expect(line(`recording.${document}`, { state, county })).toMatchObject({
        exact: true,
        shares: { buyerCents: cents },
        source: { publisher },
        calculation: `$${(cents / 100).toFixed(2)} flat in ${county} County`,
      });
    },
  );

  it('in Pittsburgh are approximate, because only other sites quote the county', () => {
    expect(line('recording.deed', { state: 'PA', county: 'Allegheny' })).toMatchObject({
      exact: false,
      range: { lowCents: 13_500, typicalCents: 18_000, highCents: 22_500 },
      calculation: 'about $180.00 flat in Allegheny County',
    });
  });

  it('range over the fees that counties publish', () => {
    // about $80 to $130 in rural counties, about $180 in Allegheny, about $250 to $280 in Philadelphia
    expect(line('recording.deed', { state: 'PA' })).toMatchObject({
      exact: false,
      range: { lowCents: 8_000, typicalCents: 12_000, highCents: 28_000 },
    });
  });

  it('are within 25% of a usual amount without a price list', () => {
    expect(line('recording.mortgage', { state: 'WV' })).toMatchObject({
      exact: false,
      range: { lowCents: 3_750, typicalCents: 5_000, highCents: 6_250 },
    });
  });
});

describe('documents recorded with the deed', () => {
  const addOns = (input: Partial<PropertyInput> & { state: string }): string[] =>
    linesOf(input)
      .filter(({ kind }) => kind === 'other')
      .map(({ name }) => name.en);

  it('cost a conservation fee only in the Minnesota counties that have one', () => {
    expect(addOns({ state: 'MN', county: 'Hennepin' })).toEqual([
      'County conservation fee (deed)',
      'County conservation fee (mortgage)',
      'Well disclosure certificate',
    ]);
    expect(addOns({ state: 'MN', county: 'Hennepin', buyerType: 'cash' })).toHaveLength(2);
    expect(addOns({ state: 'MN', county: 'St. Louis' })).toEqual(['Well disclosure certificate']);
    expect(addOns({ state: 'MN' })).toEqual(['Well disclosure certificate']);
  });

  it('include the Massachusetts homestead declaration as optional', () => {
    expect(line('recording.add-on-2', { state: 'MA' })).toMatchObject({
      name: { en: 'Homestead declaration' },
      category: 'optional',
      requiredBy: null,
    });
  });

  it('depend on the property type in New York, and on occupancy in Massachusetts', () => {
    expect(addOns({ state: 'NY' })).toContain('Property transfer report (RP-5217), home');
    expect(addOns({ state: 'NY', propertyType: 'commercial' })).toContain(
      'Property transfer report (RP-5217), other property',
    );
    expect(addOns({ state: 'MA' })).toContain('Homestead declaration');
    for (const other of [{ principalResidence: false }, { propertyType: 'vacant-land' as const }])
      expect(addOns({ state: 'MA', ...other })).not.toContain('Homestead declaration');
  });
});
