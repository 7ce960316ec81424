import {
  closingDateOf,
  loanMisfit,
  namedPlaceOf,
  purchaseOf,
  purchasePlaceOf,
  taxingCities,
  type ClosingCostRuleBook,
  type LoanMisfit,
  type Property,
} from '../closing-costs/index.js';
import { DomainError, type ErrorCode } from '../events/index.js';
import { locate, placeRefusal, type Located, type PlaceContradiction, type Places } from '../place/index.js';
import type { ReportedProperty } from './report-request.js';

/** The property as its costs are estimated. */
export const estimatedProperty = ({
  county,
  city,
  zip,
  insideCityLimits,
  ...property
}: ReportedProperty): Property => ({
  ...property,
  county: county ?? undefined,
  city: city ?? undefined,
  zip: zip ?? undefined,
  insideCityLimits: insideCityLimits ?? undefined,
});

const citiesOf = ({ state }: ReportedProperty, rules: ClosingCostRuleBook, today: string) =>
  taxingCities(rules.jurisdictions.get(state)?.taxes ?? [], closingDateOf({}, today));

/** Where the property lies as far as it is known, and what is left to ask; `today` is an ISO date. */
export function locateProperty(
  reported: ReportedProperty,
  rules: ClosingCostRuleBook,
  today: string,
): Located {
  const { places } = rules;
  const property = estimatedProperty(reported);
  const { insideCityLimits } = property;
  const cities = citiesOf(reported, rules, today);
  return locate(namedPlaceOf(property, places), places, { insideCityLimits }, cities);
}

/** Why the loan's program does not take the property, so that its report shows a conventional loan; null when it does. */
export function loanMisfitOf(
  reported: ReportedProperty,
  rules: ClosingCostRuleBook,
  today: string,
): LoanMisfit | null {
  const property = estimatedProperty(reported);
  const place = purchasePlaceOf(property, rules.places, citiesOf(reported, rules, today));
  return loanMisfit(purchaseOf(property, place, today), rules.national);
}

const refusals: Readonly<Record<Exclude<PlaceContradiction, 'zip-unknown'>, readonly [ErrorCode, string]>> = {
  'zip-contradicts-state': ['reporting.zip-contradicts-state', 'Please correct the one that is wrong'],
  'county-unknown': ['reporting.county-unknown', 'Please check its spelling, or leave it out'],
  'county-outside-zip': ['reporting.county-outside-zip', 'Please correct the one that is wrong'],
  'municipality-outside-county': ['reporting.city-outside-county', 'Please correct the one that is wrong'],
};

/**
 * Refuses a place that cannot be right, in one sentence and one that says the way out. A ZIP code that nobody knows may
 * be a new one: it is answered with `zip-unknown` only, and null is answered when nothing is wrong.
 */
export function checkPlace(reported: ReportedProperty, places: Places): 'zip-unknown' | null {
  const property = estimatedProperty(reported);
  const { insideCityLimits } = property;
  const refusal = placeRefusal(namedPlaceOf(property, places), places, { insideCityLimits });
  if (refusal === null || refusal.problem === 'zip-unknown') return refusal && 'zip-unknown';
  const [code, wayOut] = refusals[refusal.problem];
  throw new DomainError(code, `${refusal.message}. ${wayOut}`);
}
