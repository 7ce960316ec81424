import { placeKey } from '../../place/index.js';
import type { PlaceScope } from '../rules/index.js';
import type { Purchase } from '../purchase.js';

/** Where the property lies, as far as it is known. */
export type KnownPlace = Pick<Purchase, 'county' | 'city'> &
  Partial<Pick<Purchase, 'insideCityLimits' | 'zip'>>;

/** The city that the rules find the property in: none by name where it lies outside of the city of its address. */
const cityOf = ({ city, insideCityLimits }: KnownPlace): string | null =>
  insideCityLimits === false ? '' : city;

/** Whether the place is one of the names; a place that is not given is none of them. */
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

/** A ZIP code that lies in the places as a whole says more than what anybody calls the city. */
const zipMatches = ({ zips }: PlaceScope, { zip }: KnownPlace): boolean =>
  zip !== undefined && zip !== null && (zips?.includes(zip) ?? false);

/** Whether a rule for these places is a rule for the property. */
export function placeScopeCovers(scope: PlaceScope | null, purchase: KnownPlace): boolean {
  if (scope === null) return true;
  if (scope.localitiesListed === false) return false;
  if (zipMatches(scope, purchase)) return true;
  if (isNamed(purchase.county, scope.exceptCounties) || isNamed(cityOf(purchase), scope.exceptCities))
    return false;
  if (scope.counties === undefined && scope.cities === undefined) return scope.zips === undefined;
  return isNamed(purchase.county, scope.counties) || cityMatches(scope, purchase);
}

/** Whether the county or city that would except the property from the rule may be its own, as none is given. */
export function assumesUnnamedPlace(scope: PlaceScope | null, place: KnownPlace): boolean {
  if (scope === null) return false;
  const [county, city] = [place.county, cityOf(place)];
  return (
    (scope.exceptCounties !== undefined && county === null) ||
    (scope.exceptCities !== undefined && city === null)
  );
}

/** Whether the property may lie in one of the places, as its county or its city is not given. */
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
