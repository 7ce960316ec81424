import { placeKey } from '../applicability/index.js';
import type { NotIncluded } from '../estimate.js';
import { oncePer } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import type { JurisdictionRules } from '../rules/index.js';

const kinds = / (?:city and borough|census area|municipality|city)$/i;

const withoutAccents = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '');

/** Names by which a county is called, `St. Louis` and `St. Louis city` both. */
const keysOf = oncePer(
  ({ counties }: JurisdictionRules): ReadonlySet<string> =>
    new Set(
      counties
        .map(withoutAccents)
        .flatMap((county) => [placeKey(county), placeKey(county.replace(kinds, ''))]),
    ),
);

/** A county that the state does not have: its taxes cannot be found, so a misspelling must not pass for none. */
export function countyNotFound(rules: JurisdictionRules, { county }: Purchase): NotIncluded | null {
  if (county === null || keysOf(rules).has(placeKey(withoutAccents(county)))) return null;
  return {
    reason: 'county-not-found',
    kind: null,
    en: `${rules.name} has no county named ${county}, so taxes and fees of the county are not included. Check the spelling.`,
    es: `${rules.name} no tiene un condado llamado ${county}, por lo que los impuestos y cargos del condado no están incluidos. Revise cómo se escribe.`,
  };
}
