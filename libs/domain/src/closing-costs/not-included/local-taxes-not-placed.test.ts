import { readFileSync } from 'node:fs';
import { parseJurisdictionRules } from '../rules/index.js';
import { localTaxesNotPlaced } from './place-not-given.js';

const taxesOf = (state: string) => {
  const file = new URL(`../../../data/closing-costs/${state}.json`, import.meta.url);
  return parseJurisdictionRules(JSON.parse(readFileSync(file, 'utf8'))).taxes;
};
const missing = (state: string, county: string | null, city: string | null) =>
  localTaxesNotPlaced(taxesOf(state), { county, city }, '2026-11-21');

describe('local taxes that an estimate leaves out', () => {
  it('names counties with a tax if the county is unknown', () => {
    expect(missing('MD', null, 'Olney')).toContainEqual({
      kind: 'county',
      name: 'Montgomery',
    });
  });

  it.each([
    ['MD', null, 'Baltimore'],
    ['MD', 'Montgomery', 'Olney'],
    ['MD', 'Montgomery', null],
    ['VA', 'Henrico', null],
    ['FL', 'Miami-Dade', 'Miami'],
    ['TX', null, null],
  ])('are none in %s, county %s, city %s', (state, county, city) => {
    expect(missing(state, county, city)).toEqual([]);
  });
});
