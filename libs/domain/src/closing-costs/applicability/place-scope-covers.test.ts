import { dataFile, stateCodes, type StateData } from '../test/oracle/data.js';
import { placeKey } from '../../place/index.js';
import { isNamed, placeScopeCovers } from './place-scope-covers.js';

describe('the name of a place', () => {
  it.each([
    ['MIAMI-DADE COUNTY', 'Miami-Dade'],
    ['Miami Dade', 'Miami-Dade'],
    ['Du Page', 'DuPage'],
    ['Saint Clair', 'St. Clair'],
    ['Mount Oliver', 'Mt Oliver'],
    ['Wilkes Barre', 'Wilkes-Barre'],
    ['Prince George’s County', "Prince George's"],
    ['Dona Ana', 'Doña Ana'],
    ['City of  Los Angeles', 'Los Angeles'],
    ['Orleans Parish', 'Orleans'],
    ['Hampton Twp.', 'Hampton'],
  ])('%s is %s', (written, listed) => {
    expect(isNamed(written, [listed])).toBe(true);
  });

  it.each([
    ['Baltimore', 'Baltimore City'],
    ['Baltimore County', 'Baltimore City'],
    ['Fairfax City', 'Fairfax'],
    ['Mount', 'Mt Oliver'],
  ])('%s is not %s', (written, listed) => {
    expect(isNamed(written, [listed])).toBe(false);
  });

  it.each(stateCodes)('keeps any two places of a rule of %s distinct', (state) => {
    for (const { appliesIn } of (dataFile(state) as StateData).taxes) {
      for (const names of [appliesIn?.counties ?? [], appliesIn?.cities ?? []]) {
        const plain = names.map((name) => name.toLowerCase());
        expect(new Set(names.map(placeKey)).size).toBe(new Set(plain).size);
      }
    }
  });
});

it('covers a city only in its own county if the county is given', () => {
  const scope = { cities: ['Oakland'], cityCounty: 'Alameda' };
  const covers = (county: string | null) => placeScopeCovers(scope, { city: 'Oakland', county });
  expect([covers(null), covers('Alameda County'), covers('Yuba')]).toEqual([true, true, false]);
});

it.each([
  ['Montauk', '11954', true],
  ['East Hampton', '11937', true],
  ['East Hampton', null, true],
  ['Astoria', '11103', false],
])('covers %s with ZIP code %s by its ZIP codes as well as its cities: %s', (city, zip, expected) => {
  const scope = { cities: ['East Hampton'], cityCounty: 'Suffolk', zips: ['11937', '11954'] };
  expect(placeScopeCovers(scope, { city, county: null, zip })).toBe(expected);
});

it('covers no other place if it only lists ZIP codes', () => {
  const covers = (zip: string | null) =>
    placeScopeCovers({ zips: ['11941'] }, { city: 'Eastport', county: 'Suffolk', zip });
  expect([covers('11941'), covers('11942'), covers(null)]).toEqual([true, false, false]);
});
