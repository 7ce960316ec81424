import { isInForce, placeScopeCovers, type KnownPlace } from '../applicability/index.js';
import type { TaxRule } from '../rules/index.js';

/** Counties and cities with taxes of their own that the property may lie in, and regions without a list of places. */
export type LocalTaxesNotPlaced = Readonly<{ places: readonly string[]; regions: readonly string[] }>;

const isCountyTaxOf =
  (place: KnownPlace) =>
  ({ level, appliesIn }: TaxRule): boolean =>
    level === 'county' &&
    (appliesIn?.counties ?? appliesIn?.cities) !== undefined &&
    placeScopeCovers(appliesIn, place);

/**
 * Local taxes that an estimate leaves out because the address does not say in which county or city the property
 * lies. A tax that is found by its city's name settles the county too, as in Baltimore.
 */
export function localTaxesNotPlaced(
  rules: readonly TaxRule[],
  place: KnownPlace,
  closingDate: string,
): LocalTaxesNotPlaced {
  const inForce = rules.filter((rule) => isInForce(rule, closingDate));
  const countyIsOpen = place.county === null && !inForce.some(isCountyTaxOf(place));
  const places = inForce
    .filter(({ appliesIn }) => !placeScopeCovers(appliesIn, place))
    .flatMap(({ appliesIn }) => [
      ...(countyIsOpen ? (appliesIn?.counties ?? []) : []),
      ...(place.city === null ? (appliesIn?.cities ?? []) : []),
    ]);
  const regions = inForce.flatMap(({ appliesIn, name }) =>
    appliesIn?.localitiesListed === false ? [name] : [],
  );
  return { places: [...new Set(places)], regions: [...new Set(regions)] };
}
