import { countiesOfMunicipality } from './county-shares.js';
import type { NamedPlace } from './place-location.js';
import { placeKey } from './place-key.js';
import type { County, CountyShare, Places } from './places.js';

/** Counties that are one city, or one of New York's five boroughs, though their name does not say so. */
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

/** Whether the whole county is within one city: `Baltimore city`, San Francisco. */
export const isOneCity = ({ fips, name }: County): boolean => name.endsWith(' city') || wholeCities.has(fips);

/**
 * Whether only the buyer knows if the home is inside the limits of the city in its address, and it matters because that
 * city has its own tax. `taxingCities` holds place keys, and ZIP codes that are entirely within such a city.
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
