import { DomainError } from '@closewise/domain/events';
import { usualLoan } from '@closewise/domain/closing-costs';
import { centsOf } from '@closewise/domain/money';
import { resolvePlace, type Place, type PlaceProblem, type Places } from '@closewise/domain/place';
import { referralCodeOf } from '@closewise/domain/referral';
import {
  checkPlace,
  type ReportedProperty,
  type ReportLanguage,
  type ReportRequest,
} from '@closewise/domain/reporting';
import type { ReportOrder } from './request-report.command.js';

type Identity = Readonly<{ reportId: number; subjectId: string; language: ReportLanguage }>;

const noState = {
  unknown: [
    'reporting.state-unknown',
    'We could not find the state in this address. Please include Street, City, State ZIP',
  ],
  territory: [
    'reporting.place-territory',
    'We estimate purchases in the 50 states and Washington, DC. We have no figures for Puerto Rico and the other territories',
  ],
  military: [
    'reporting.address-military',
    'This is a military mailing address. Please enter the address of the property in one of the 50 states or Washington, DC',
  ],
  foreign: [
    'reporting.address-foreign',
    'This address seems to lie outside of the United States. Please enter the address of the property in one of the 50 states or Washington, DC',
  ],
} as const;

/**
 * What an order says about the property; its place is read from the raw address, not from the client's parse. Refuses a
 * place in no state, and one that contradicts itself.
 */
export function reportRequestOf(
  order: ReportOrder,
  { reportId, subjectId, language }: Identity,
  places: Places,
): ReportRequest {
  const place = resolvePlace(order.address);
  const property = propertyOf(order, place);
  return {
    reportId,
    subjectId,
    property,
    placeProblems: problemsOf(place, checkPlace(property, places), places),
    language: order.language ?? language,
    emailOptIn: order.emailOptIn,
    referralCode: referralCodeOf(order.referralCode),
    person: { address: order.address.trim(), street: place.street, email: order.userEmail ?? null },
  };
}

function propertyOf(order: ReportOrder, { state, county, city, zip, outside }: Place): ReportedProperty {
  if (!state) {
    const [code, message] = noState[outside ?? 'unknown'];
    throw new DomainError(code, message);
  }
  const { price, propertyType, buyerType, loanType, hasPool, insideCityLimits } = order;
  return {
    priceCents: centsOf(price),
    state,
    county: order.county ?? county,
    city,
    zip,
    propertyType,
    buyerType,
    loanType: loanType ?? usualLoan[buyerType],
    hasPool,
    ...(insideCityLimits !== undefined && { insideCityLimits }),
  };
}

/**
 * A ZIP code of another state would have been refused; one that nobody knows is as good as none, and one that is known
 * names a city.
 */
function problemsOf({ problems, zip }: Place, unknown: 'zip-unknown' | null, places: Places): PlaceProblem[] {
  const settled = new Set<PlaceProblem>(['zip-contradicts-state']);
  if (zip && places.cityOfZip(zip)) settled.add('city-unknown');
  const said = problems.filter((problem) => !settled.has(problem));
  return unknown && !said.includes('zip-missing') ? [...said, 'zip-missing'] : said;
}
