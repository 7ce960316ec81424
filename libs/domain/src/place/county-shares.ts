import { countiesNamed } from './counties-named.js';
import { placeKey } from './place-key.js';
import type { County, CountyShare, Places } from './places.js';

/** In proportion, so that the shares sum to 1; what has none is left out. */
export function inProportion(shares: readonly CountyShare[]): readonly CountyShare[] {
  const sum = shares.reduce((total, { share }) => total + share, 0);
  return shares.flatMap(({ county, share }) => (share > 0 ? [{ county, share: share / sum }] : []));
}

const largestFirst = (shares: readonly CountyShare[]): readonly CountyShare[] =>
  shares.toSorted((one, other) => other.share - one.share);

/** The shares of both, one added to the other, largest first. */
function together(all: readonly CountyShare[]): readonly CountyShare[] {
  const sums = new Map<string, CountyShare>();
  for (const { county, share } of all) {
    sums.set(county.fips, { county, share: share + (sums.get(county.fips)?.share ?? 0) });
  }
  return inProportion(largestFirst([...sums.values()]));
}

const boroughs = new Set(['manhattan', 'brooklyn', 'bronx', 'thebronx', 'queens', 'statenisland']);

/** Whether the city of New York calls one of its counties so. */
export const isBorough = (state: string, city: string): boolean =>
  state === 'NY' && boroughs.has(placeKey(city));

/** Where the municipality of the name lies, by its residents; the boroughs of New York are counties. */
export function countiesOfMunicipality(places: Places, state: string, city: string): readonly CountyShare[] {
  if (isBorough(state, city)) {
    return countiesNamed(places, state, city).counties.map((county) => ({ county, share: 1 }));
  }
  return together(places.municipalitiesNamed(state, city));
}

/** Where homes with the city in their address lie: mail for a city goes to places beside it, too. */
export function countiesOfCity(places: Places, state: string, city: string): readonly CountyShare[] {
  return together([
    ...countiesOfMunicipality(places, state, city),
    ...places.countiesOfMailingCity(state, city),
  ]);
}

const byPopulation = new WeakMap<readonly County[], readonly CountyShare[]>();

/** All counties of the state by their residents. */
export function countiesByPopulation(places: Places, state: string): readonly CountyShare[] {
  const counties = places.countiesOf(state);
  const known =
    byPopulation.get(counties) ??
    inProportion(largestFirst(counties.map((county) => ({ county, share: county.population }))));
  byPopulation.set(counties, known);
  return known;
}
