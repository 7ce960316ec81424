import { usualLoan } from '@closewise/domain/closing-costs';
import { centsOf } from '@closewise/domain/money';
import { resolvePlace, type Place, type Places } from '@closewise/domain/place';
import { referralCodeOf } from '@closewise/domain/referral';
import {
  checkPlace,
  placeProblemsOf,
  stateNamed,
  type ReportedProperty,
  type ReportLanguage,
  type ReportRequest,
} from '@closewise/domain/reporting';
import type { ReportOrder } from './request-report.command.js';

type Identity = Readonly<{ reportId: number; subjectId: string; language: ReportLanguage }>;

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
    placeProblems: placeProblemsOf(place, checkPlace(property, places), places),
    language: order.language ?? language,
    emailOptIn: order.emailOptIn,
    referralCode: referralCodeOf(order.referralCode),
    person: { address: order.address.trim(), street: place.street, email: order.userEmail ?? null },
  };
}

function propertyOf(order: ReportOrder, place: Place): ReportedProperty {
  const { county, city, zip } = place;
  const { price, propertyType, buyerType, loanType, hasPool, insideCityLimits } = order;
  return {
    priceCents: centsOf(price),
    state: stateNamed(place),
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
