import type { ClosingCostRuleBook } from '../../closing-costs/index.js';
import { locateProperty } from '../property-place.js';
import { isTypoOf } from './street-typo.js';
import type { ReportBasis } from './report-basis.js';
import type { AddressChange } from './refinement-limits.js';

/** What places are read by: the rules of a state, and the day (ISO date). */
export type RulesOfDay = Readonly<{ rulesOf: (state: string) => ClosingCostRuleBook; today: string }>;

/** The counties that the property may lie in. */
function countiesOf({ property }: ReportBasis, { rulesOf, today }: RulesOfDay): Set<string> {
  const { county, choices } = locateProperty(property, rulesOf(property.state), today);
  const names =
    choices.length > 0 ? choices.map((choice) => choice.county.name) : county ? [county.name] : [];
  return new Set(names.map((name) => `${property.state}/${name}`));
}

function isSameHome(one: ReportBasis, other: ReportBasis, day: RulesOfDay): boolean {
  if (!isTypoOf(one.person?.street ?? null, other.person?.street ?? null)) return false;
  const there = countiesOf(other, day);
  return [...countiesOf(one, day)].some((county) => there.has(county));
}

/**
 * Whether the address is another home than all that this purchase was used for: those have the street but for a typo,
 * and may lie in the same county. Each is compared with the address as it was first given, so that typos do not wander.
 */
export function addressChangeOf(
  usedFor: readonly ReportBasis[],
  next: ReportBasis,
  day: RulesOfDay,
): Exclude<AddressChange, 'none'> {
  return usedFor.some((home) => isSameHome(home, next, day)) ? 'correction' : 'new';
}
