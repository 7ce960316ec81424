import type { NamedPlace } from './located.js';
import { placeKey } from './place-key.js';
import type { County, Places } from './places.js';

/**
 * The county of before 2022: by the town that the address or the ZIP code names, else where all towns of the planning
 * region were of one county. Null elsewhere, and outside Connecticut.
 */
export function oldCountyOf(
  { state, city, zip }: NamedPlace,
  places: Places,
  county: County | null,
): string | null {
  const towns = places.townsOfOldCounties(state);
  if (towns.length === 0) return null;
  const townNamed = (name: string | undefined): string | undefined =>
    name === undefined ? undefined : towns.find(({ town }) => placeKey(town) === placeKey(name))?.oldCounty;
  const ofTown =
    townNamed(city ?? undefined) ?? townNamed(zip === null ? undefined : places.cityOfZip(zip)?.city);
  if (ofTown !== undefined) return ofTown;
  const ofRegion = new Set(towns.flatMap((town) => (town.county === county ? [town.oldCounty] : [])));
  const [only] = ofRegion;
  return ofRegion.size === 1 && only !== undefined ? only : null;
}
