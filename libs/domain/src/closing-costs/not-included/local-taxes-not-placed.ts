import { isInForce, isNamed, placeScopeCovers, type KnownPlace } from '../applicability/index.js';
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

/** The rule's places by the name of its jurisdiction; where that is no name, those that the rule lists. */
function namesOf({ jurisdiction }: TaxRule, { counties = [], cities = [] }: PlaceScope): string[] {
  if (/ of the property$|, | \/ |e\.g\./.test(jurisdiction))
    return [...counties.map((county) => `${county} County`), ...cities];
  return [
    jurisdiction
      .replace(/^(?:City|Town) of /, '')
      .replace(/ (?:School District|Land Trust|Agricultural Conservancy)$/, ''),
  ];
}

/**
 * Counties and cities with taxes of their own that the property may lie in, as its county or city is not given.
 * A tax that is found by its city's name settles the county too, as in Baltimore.
 */
export function localTaxesNotPlaced(
  rules: readonly TaxRule[],
  place: KnownPlace,
  closingDate: string,
): readonly string[] {
  if (place.county !== null && place.city !== null) return [];
  const inForce = rules.filter((rule) => isInForce(rule, closingDate));
  const countyIsOpen = place.county === null && !inForce.some(isCountyTaxOf(place));
  const places = inForce.flatMap((rule) => {
    const scope = rule.appliesIn;
    if (scope === null || placeScopeCovers(scope, place)) return [];
    const mayBeHere =
      (countyIsOpen && scope.counties !== undefined) || (place.city === null && mayLieInCities(scope, place));
    return mayBeHere ? namesOf(rule, scope) : [];
  });
  return [...new Set(places)];
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
