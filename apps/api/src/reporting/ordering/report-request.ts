import { DomainError } from '@closewise/domain/events';
import { usualLoan } from '@closewise/domain/closing-costs';
import { centsOf } from '@closewise/domain/money';
import { resolvePlace } from '@closewise/domain/place';
import { referralCodeOf } from '@closewise/domain/referral';
import type { ReportLanguage, ReportRequest } from '@closewise/domain/reporting';
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
    'reporting.state-unknown',
    'This address seems to lie outside of the United States. Please enter the address of the property in one of the 50 states or Washington, DC',
  ],
} as const;

/** What an order says about the property; its place is read from the raw address, not from the client's parse. */
export function reportRequestOf(
  order: ReportOrder,
  { reportId, subjectId, language }: Identity,
): ReportRequest {
  const place = resolvePlace(order.address);
  if (!place.state) {
    const [code, message] = noState[place.outside ?? 'unknown'];
    throw new DomainError(code, message);
  }
  return {
    reportId,
    subjectId,
    property: {
      priceCents: centsOf(order.price),
      state: place.state,
      county: place.county,
      city: place.city,
      zip: place.zip,
      propertyType: order.propertyType,
      buyerType: order.buyerType,
      loanType: order.loanType ?? usualLoan[order.buyerType],
      hasPool: order.hasPool,
    },
    placeProblems: place.problems,
    language: order.language ?? language,
    emailOptIn: order.emailOptIn,
    referralCode: referralCodeOf(order.referralCode),
    person: { address: order.address.trim(), street: place.street, email: order.userEmail ?? null },
  };
}
