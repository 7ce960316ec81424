import { countiesNamed } from './counties-named.js';
import { placeKey } from './place-key.js';
import type { County, CountyShare, Places } from './places.js';

/** Scales the shares to sum to 1 and drops empty ones. */
export function inProportion(shares: readonly CountyShare[]): readonly CountyShare[] {
  const sum = shares.reduce((total, { share }) => total + share, 0);
  return shares.flatMap(({ county, share }) => (share > 0 ? [{ county, share: share / sum }] : []));
}

const largestFirst = (shares: readonly CountyShare[]): readonly CountyShare[] =>
  shares.toSorted((one, other) => other.share - one.share);

/** Adds up shares by county, largest first. */
function addShares(all: readonly CountyShare[]): readonly CountyShare[] {
  const sums = new Map<string, CountyShare>();
  for (const { county, share } of all) {
    sums.set(county.fips, { county, share: share + (sums.get(county.fips)?.share ?? 0) });
  }
  return inProportion(largestFirst([...sums.values()]));
}

const boroughs = new Set(['manhattan', 'brooklyn', 'bronx', 'thebronx', 'queens', 'statenisland']);

/** Whether the name is one of New York City's boroughs. */
export const isBorough = (state: string, city: string): boolean =>
  state === 'NY' && boroughs.has(placeKey(city));

/** The counties of a municipality by share of its residents. New York's boroughs are counties. */
export function countiesOfMunicipality(places: Places, state: string, city: string): readonly CountyShare[] {
  if (isBorough(state, city)) {
    return countiesNamed(places, state, city).counties.map((county) => ({ county, share: 1 }));
  }
  return addShares(places.municipalitiesNamed(state, city));
}

/** The counties of homes with the city in their address, including places outside the city that share its mail. */
export function countiesOfCity(places: Places, state: string, city: string): readonly CountyShare[] {
  return addShares([
    ...countiesOfMunicipality(places, state, city),
    ...places.countiesOfMailingCity(state, city),
  ]);
}

const byPopulation = new WeakMap<readonly County[], readonly CountyShare[]>();

/** All counties of the state by share of its residents. */
export function countiesByPopulation(places: Places, state: string): readonly CountyShare[] {
  const counties = places.countiesOf(state);
  const known =
    byPopulation.get(counties) ??
    inProportion(largestFirst(counties.map((county) => ({ county, share: county.population }))));
  byPopulation.set(counties, known);
  return known;
}
