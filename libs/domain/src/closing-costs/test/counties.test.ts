import { placeKey } from '../../place/index.js';
import { purchasePlaceOf } from '../input/purchase-place.js';
import { readRuleBook } from './rule-book.js';

const { jurisdictions, places } = readRuleBook();

/** Connecticut's rules and records still use the counties that the Census Bureau replaced with planning regions. */
const countiesOf = (state: string): readonly string[] =>
  state === 'CT'
    ? (jurisdictions.get(state)?.counties ?? [])
    : places.countiesOf(state).map(({ name }) => name);

const countyInRules = (state: string, county: string): string =>
  placeKey(purchasePlaceOf({ state, county }, places, new Set()).county ?? 'none');

it.each([...jurisdictions])('finds exactly the counties of %s in its rules', (state, { counties }) => {
  const found = countiesOf(state).map((county) => countyInRules(state, county));
  expect(found.toSorted()).toEqual(counties.map(placeKey).toSorted());
});
