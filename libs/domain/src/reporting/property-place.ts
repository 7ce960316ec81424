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
import { estimatedTerms } from './refinement/estimated-terms.js';
import type { PurchaseTerms } from './refinement/purchase-terms.js';
import type { ReportedProperty } from './report-request.js';

/** The property as its costs are estimated; `terms` are what a refinement said beyond the order. */
export const estimatedProperty = (
  { county, city, zip, insideCityLimits, ...property }: ReportedProperty,
  terms?: PurchaseTerms,
): Property => ({
  ...property,
  county: county ?? undefined,
  city: city ?? undefined,
  zip: zip ?? undefined,
  insideCityLimits: insideCityLimits ?? undefined,
  ...(terms && estimatedTerms(terms, property.priceCents)),
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
  terms?: PurchaseTerms,
): LoanMisfit | null {
  const property = estimatedProperty(reported, terms);
  const place = purchasePlaceOf(property, rules.places, citiesOf(reported, rules, today));
  return loanMisfit(purchaseOf(property, place, today), rules.national);
}

const refusals: Readonly<Record<Exclude<PlaceContradiction, 'zip-unknown'>, readonly [ErrorCode, string]>> = {
  'zip-contradicts-state': ['reporting.zip-contradicts-state', 'Please correct the one that is wrong'],
  'county-unknown': ['reporting.county-unknown', 'Please check its spelling, or leave it out'],
  'county-outside-zip': ['reporting.county-outside-zip', 'Please correct the one that is wrong'],
  'municipality-outside-county': ['reporting.city-outside-county', 'Please correct the one that is wrong'],
};

/** Why no home lies at a place, as a code and a sentence with the way out. */
export type RefusedPlace = Readonly<{
  problem: Exclude<PlaceContradiction, 'zip-unknown'>;
  code: ErrorCode;
  message: string;
}>;

/** What cannot be right of a place; `zip-unknown` where only nobody knows its ZIP code, which may be a new one. */
export function placeRefusalOf(
  reported: ReportedProperty,
  places: Places,
): RefusedPlace | 'zip-unknown' | null {
  const property = estimatedProperty(reported);
  const { insideCityLimits } = property;
  const refusal = placeRefusal(namedPlaceOf(property, places), places, { insideCityLimits });
  if (refusal === null) return null;
  const { problem } = refusal;
  if (problem === 'zip-unknown') return problem;
  const [code, wayOut] = refusals[problem];
  return { problem, code, message: `${refusal.message}. ${wayOut}` };
}

/** Refuses a place that cannot be right; null where nothing is wrong. */
export function checkPlace(reported: ReportedProperty, places: Places): 'zip-unknown' | null {
  const refusal = placeRefusalOf(reported, places);
  if (refusal === null || refusal === 'zip-unknown') return refusal;
  throw new DomainError(refusal.code, refusal.message);
}
