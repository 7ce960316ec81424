import { placeKey, type County } from '../../place/index.js';
import type { PlaceScope } from '../rules/index.js';
import type { Purchase } from '../purchase.js';

/** Where the property is, as far as known. */
export type KnownPlace = Pick<Purchase, 'county' | 'city'> &
  Partial<Pick<Purchase, 'insideCityLimits' | 'zip'>>;

/** The city for the rules; null if the home is outside the city in its address. */
const cityOf = ({ city, insideCityLimits }: KnownPlace): string | null =>
  insideCityLimits === false ? '' : city;

/** Whether the place is one of the names; false for an unknown place. */
export function isNamed(place: string | null, names: readonly string[] | undefined): boolean {
  if (place === null || names === undefined) return false;
  const key = placeKey(place);
  return names.some((name) => placeKey(name) === key);
}

function cityMatches(scope: PlaceScope, place: KnownPlace): boolean {
  const { county } = place;
  if (!isNamed(cityOf(place), scope.cities)) return false;
  return scope.cityCounty === undefined || county === null || isNamed(county, [scope.cityCounty]);
}

/** A ZIP code entirely within the scope decides, whatever city the address names. */
const zipMatches = ({ zips }: PlaceScope, { zip }: KnownPlace): boolean =>
  zip !== undefined && zip !== null && (zips?.includes(zip) ?? false);

/** Whether a rule with this scope applies to the property. */
export function placeScopeCovers(scope: PlaceScope | null, purchase: KnownPlace): boolean {
  if (scope === null) return true;
  if (scope.localitiesListed === false) return false;
  if (zipMatches(scope, purchase)) return true;
  if (isNamed(purchase.county, scope.exceptCounties) || isNamed(cityOf(purchase), scope.exceptCities))
    return false;
  if (scope.counties === undefined && scope.cities === undefined) return scope.zips === undefined;
  return isNamed(purchase.county, scope.counties) || cityMatches(scope, purchase);
}

/** Whether an unknown county or city might be one that the rule excludes. */
export function assumesUnnamedPlace(scope: PlaceScope | null, place: KnownPlace): boolean {
  if (scope === null) return false;
  const [county, city] = [place.county, cityOf(place)];
  return (
    (scope.exceptCounties !== undefined && county === null) ||
    (scope.exceptCities !== undefined && city === null)
  );
}

/** Whether the property might be in the scope because its county or city is unknown. */
export function mayLieIn(scope: PlaceScope | null, place: KnownPlace): boolean {
  if (scope === null || scope.localitiesListed === false) return false;
  const [county, city] = [place.county, cityOf(place)];
  const cityIsElsewhere = city !== null && scope.cities !== undefined && !isNamed(city, scope.cities);
  const countyIsElsewhere =
    county !== null && scope.cityCounty !== undefined && !isNamed(county, [scope.cityCounty]);
  const isOpen =
    (county === null && scope.counties !== undefined) || (city === null && scope.cities !== undefined);
  return isOpen && !cityIsElsewhere && !countyIsElsewhere;
}

/** The entry for the county, otherwise the one for all others or everywhere. */
export function scheduleOfCounty<Entry extends { counties: readonly string[] | 'all others' | null }>(
  entries: readonly Entry[],
  { county }: Purchase,
): Entry | undefined {
  return (
    entries.find(({ counties }) => Array.isArray(counties) && isNamed(county, counties)) ??
    entries.find(({ counties }) => counties === null || counties === 'all others')
  );
}

/** A county's name in the rules: without its legal form; in Connecticut, the pre-2022 county. */
export const countyInRules = (county: County, oldCounty: string | null): string =>
  (oldCounty ?? county.name).replace(/ (?:County|Parish)$/, '');
