import { placeKey } from '../../place/index.js';
import { isInForce } from '../applicability/index.js';
import { oncePerDay } from '../once-per.js';
import type { TaxRule } from '../rules/index.js';

/** The cities, by `placeKey`, in whose limits other taxes are due than outside of them, and the ZIP codes wholly within. */
export const taxingCities = oncePerDay(
  (rules: readonly TaxRule[], closingDate): ReadonlySet<string> =>
    new Set(
      rules
        .filter((rule) => isInForce(rule, closingDate))
        .flatMap(({ appliesIn }) => [
          ...[...(appliesIn?.cities ?? []), ...(appliesIn?.exceptCities ?? [])].map(placeKey),
          ...(appliesIn?.zips ?? []),
        ]),
    ),
);
