import { countiesOfMunicipality } from './county-shares.js';
import type { NamedPlace } from './located.js';
import { placeKey } from './place-key.js';
import type { County, CountyShare, Places } from './places.js';

/** Counties that are one city, or five of them together, whatever the name says. */
const wholeCities = new Set([
  '06075', // San Francisco
  '08014', // Broomfield
  '08031', // Denver
  '11001', // District of Columbia
  '15003', // Honolulu
  '22071', // New Orleans
  '25019', // Nantucket
  '32510', // Carson City
  '36005', // Bronx
  '36047', // Brooklyn
  '36061', // Manhattan
  '36081', // Queens
  '36085', // Staten Island
  '42101', // Philadelphia
]);

/** Whether all of the county lies within one city: `Baltimore city`, San Francisco. */
export const isOneCity = ({ fips, name }: County): boolean => name.endsWith(' city') || wholeCities.has(fips);

/**
 * Whether only the buyer knows if the home lies within the city that its address names, and that matters: one of
 * `taxingCities` (as `placeKey` writes them) has a tax of its own. A ZIP code among them lies in the city as a whole.
 */
export function isCityLimitsOpen(
  { state, city, zip }: NamedPlace,
  places: Places,
  candidates: readonly CountyShare[],
  taxingCities: ReadonlySet<string>,
): boolean {
  if (city === null || !taxingCities.has(placeKey(city))) return false;
  if (zip !== null && taxingCities.has(zip)) return false;
  const limits = countiesOfMunicipality(places, state, city);
  return candidates.some(
    ({ county }) =>
      !isOneCity(county) && (limits.length === 0 || limits.some((part) => part.county === county)),
  );
}
