import type { NotIncluded } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { JurisdictionRules } from '../rules/index.js';

/** A county that the state does not have: its taxes cannot be found, so a misspelling must not pass for none. */
export function countyNotFound(
  rules: JurisdictionRules,
  { county, knownCounty }: Purchase,
): NotIncluded | null {
  if (county === null || knownCounty !== null) return null;
  return {
    reason: 'county-not-found',
    kind: null,
    en: `${rules.name} has no county named ${county}, so taxes and fees of the county are not included. Check the spelling.`,
    es: `${rules.name} no tiene un condado llamado ${county}, por lo que los impuestos y cargos del condado no están incluidos. Revise cómo se escribe.`,
  };
}
