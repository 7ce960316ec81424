import { DomainError, type ErrorCode } from '../events/index.js';
import {
  type Place,
  type PlaceProblem,
  type Places,
  locate,
  placeRefusal,
  type PlaceLocation,
  type PlaceContradiction,
} from '../place/index.js';
import {
  closingDateOf,
  loanMisfit,
  namedPlaceOf,
  purchaseOf,
  purchasePlaceOf,
  taxingCities,
  type ClosingCostRuleBook,
  type LoanMisfit,
} from '../closing-costs/index.js';
import { propertyToEstimate } from './property-to-estimate.js';
import type { PurchaseTerms } from './refinement/report-inputs.js';
import type { ReportedProperty } from './report-request.js';

type AddressRefusal = Readonly<{ code: ErrorCode; message: string }>;

const addressRefusals: Readonly<Record<'unknown' | NonNullable<Place['outside']>, AddressRefusal>> = {
  unknown: {
    code: 'reporting.state-unknown',
    message: 'We could not find the state in this address. Please include Street, City, State ZIP',
  },
  territory: {
    code: 'reporting.place-territory',
    message:
      'We estimate purchases in the 50 states and Washington, DC. We have no figures for Puerto Rico and the other territories',
  },
  military: {
    code: 'reporting.address-military',
    message:
      'This is a military mailing address. Please enter the address of the property in one of the 50 states or Washington, DC',
  },
  foreign: {
    code: 'reporting.address-foreign',
    message:
      'This address seems to be outside the United States. Please enter the address of the property in one of the 50 states or Washington, DC',
  },
};

/** Why an address without a state is refused. */
export const noStateOf = ({ outside }: Pick<Place, 'outside'>): AddressRefusal =>
  addressRefusals[outside ?? 'unknown'];

/** Returns the state of an address. Throws if it names none. */
export function requireState(place: Pick<Place, 'state' | 'outside'>): string {
  if (place.state) return place.state;
  const { code, message } = noStateOf(place);
  throw new DomainError(code, message);
}

/**
 * What an address leaves unclear. A ZIP code of another state was refused before; an unknown one counts as missing, and a
 * known one tells the city.
 */
export function placeProblemsOf(
  { problems, zip }: Pick<Place, 'problems' | 'zip'>,
  unknown: 'zip-unknown' | null,
  places: Places,
): PlaceProblem[] {
  const settled = new Set<PlaceProblem>(['zip-contradicts-state']);
  if (zip && places.cityOfZip(zip)) settled.add('city-unknown');
  const said = problems.filter((problem) => !settled.has(problem));
  return unknown && !said.includes('zip-missing') ? [...said, 'zip-missing'] : said;
}

const citiesOf = ({ state }: ReportedProperty, rules: ClosingCostRuleBook, today: string) =>
  taxingCities(rules.jurisdictions.get(state)?.taxes ?? [], closingDateOf({}, today));

/** Where the property is, as far as known, and what to ask the buyer; `today` is an ISO date. */
export function locateProperty(
  reported: ReportedProperty,
  rules: ClosingCostRuleBook,
  today: string,
): PlaceLocation {
  const { places } = rules;
  const property = propertyToEstimate(reported);
  const { insideCityLimits } = property;
  const cities = citiesOf(reported, rules, today);
  return locate(namedPlaceOf(property, places), places, { insideCityLimits }, cities);
}

/** Why the property does not qualify for the loan's program, so that its report shows a conventional loan; null if it does. */
export function loanMisfitOf(
  reported: ReportedProperty,
  rules: ClosingCostRuleBook,
  today: string,
  terms?: PurchaseTerms,
): LoanMisfit | null {
  const property = propertyToEstimate(reported, terms);
  const place = purchasePlaceOf(property, rules.places, citiesOf(reported, rules, today));
  return loanMisfit(purchaseOf(property, place, today), rules.national);
}

const refusals: Readonly<Record<Exclude<PlaceContradiction, 'zip-unknown'>, readonly [ErrorCode, string]>> = {
  'zip-contradicts-state': ['reporting.zip-contradicts-state', 'Please correct the one that is wrong'],
  'county-unknown': ['reporting.county-unknown', 'Please check its spelling, or leave it out'],
  'county-outside-zip': ['reporting.county-outside-zip', 'Please correct the one that is wrong'],
  'municipality-outside-county': ['reporting.city-outside-county', 'Please correct the one that is wrong'],
};

/** Why a place is refused, as a code and a sentence that says what to do. */
export type ReportPlaceRefusal = Readonly<{
  problem: Exclude<PlaceContradiction, 'zip-unknown'>;
  code: ErrorCode;
  message: string;
}>;

/** Why a place is refused; `zip-unknown` if only its ZIP code is unknown, since it may be a new one. */
export function placeRefusalOf(
  reported: ReportedProperty,
  places: Places,
): ReportPlaceRefusal | 'zip-unknown' | null {
  const property = propertyToEstimate(reported);
  const { insideCityLimits } = property;
  const refusal = placeRefusal(namedPlaceOf(property, places), places, { insideCityLimits });
  if (refusal === null) return null;
  const { problem } = refusal;
  if (problem === 'zip-unknown') return problem;
  const [code, wayOut] = refusals[problem];
  return { problem, code, message: `${refusal.message}. ${wayOut}` };
}

/** Throws for a contradictory place. Null if nothing is wrong with it. */
export function checkPlace(reported: ReportedProperty, places: Places): 'zip-unknown' | null {
  const refusal = placeRefusalOf(reported, places);
  if (refusal === null || refusal === 'zip-unknown') return refusal;
  throw new DomainError(refusal.code, refusal.message);
}
