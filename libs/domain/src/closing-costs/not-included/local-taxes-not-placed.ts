import { isInForce, placeScopeCovers, type KnownPlace } from '../applicability/index.js';
import type { TaxRule } from '../rules/index.js';

const isCountyTaxOf =
  (place: KnownPlace) =>
  ({ level, appliesIn }: TaxRule): boolean =>
    level === 'county' &&
    (appliesIn?.counties ?? appliesIn?.cities) !== undefined &&
    placeScopeCovers(appliesIn, place);

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
  const places = inForce
    .filter(({ appliesIn }) => !placeScopeCovers(appliesIn, place))
    .flatMap(({ appliesIn }) => [
      ...(countyIsOpen ? (appliesIn?.counties ?? []) : []),
      ...(place.city === null ? (appliesIn?.cities ?? []) : []),
    ]);
  return [...new Set(places)];
}
