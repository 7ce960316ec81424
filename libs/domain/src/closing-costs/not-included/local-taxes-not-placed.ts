import { isInForce, isNamed, placeScopeCovers, type KnownPlace } from '../applicability/index.js';
import { nameOfJurisdiction, type Jurisdiction } from '../jurisdiction/index.js';
import type { PlaceScope, TaxRule } from '../rules/index.js';

const isCountyTaxOf =
  (place: KnownPlace) =>
  ({ level, appliesIn }: TaxRule): boolean =>
    level === 'county' &&
    (appliesIn?.counties ?? appliesIn?.cities) !== undefined &&
    placeScopeCovers(appliesIn, place);

/** Cities that are listed beside counties lie in them, or are counties of their own. */
const mayLieInCities = ({ counties, cities, cityCounty }: PlaceScope, { county }: KnownPlace): boolean =>
  cities !== undefined &&
  (county === null ||
    (counties === undefined && (cityCounty === undefined || isNamed(county, [cityCounty]))));

/** The rule's places by its jurisdiction; where that is no place of its own, those that the rule lists. */
function placesOf({ jurisdiction }: TaxRule, { counties = [], cities = [] }: PlaceScope): Jurisdiction[] {
  switch (jurisdiction.kind) {
    case 'of-property':
    case 'listed-counties':
    case 'listed-places':
    case 'non-gma-counties':
      return [
        ...counties.map((name): Jurisdiction => ({ kind: 'county', name })),
        ...cities.map((name): Jurisdiction => ({ kind: 'place', name })),
      ];
    case 'city':
    case 'town':
    case 'school-district':
    case 'land-trust':
    case 'agricultural-conservancy':
      return [{ kind: 'place', name: jurisdiction.name }];
    default:
      return [jurisdiction];
  }
}

const byName = (places: readonly Jurisdiction[]): Jurisdiction[] => [
  ...new Map(places.map((place) => [nameOfJurisdiction(place, 'en'), place])).values(),
];

/**
 * Counties and cities with taxes of their own that the property may lie in, as its county or city is not given.
 * A tax that is found by its city's name settles the county too, as in Baltimore.
 */
export function localTaxesNotPlaced(
  rules: readonly TaxRule[],
  place: KnownPlace,
  closingDate: string,
): readonly Jurisdiction[] {
  if (place.county !== null && place.city !== null) return [];
  const inForce = rules.filter((rule) => isInForce(rule, closingDate));
  const countyIsOpen = place.county === null && !inForce.some(isCountyTaxOf(place));
  const places = inForce.flatMap((rule) => {
    const scope = rule.appliesIn;
    if (scope === null || placeScopeCovers(scope, place)) return [];
    const mayBeHere =
      (countyIsOpen && scope.counties !== undefined) || (place.city === null && mayLieInCities(scope, place));
    return mayBeHere ? placesOf(rule, scope) : [];
  });
  return byName(places);
}

/** Whether the state's rules hold a local tax for every place that they do not name, at its usual rate. */
export const hasUsualLocalTax = (rules: readonly TaxRule[], closingDate: string): boolean =>
  rules.some(
    (rule) =>
      rule.level !== 'state' &&
      rule.kind !== 'other' &&
      isInForce(rule, closingDate) &&
      placeScopeCovers(rule.appliesIn, { county: null, city: null }),
  );
