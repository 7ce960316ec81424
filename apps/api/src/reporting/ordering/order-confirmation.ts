import type { CreateReportView, PlaceView } from '@closewise/contracts/buyer';
import { namedPlaceOf, type ClosingCostRuleBook, type LoanMisfit } from '@closewise/domain/closing-costs';
import {
  propertyToEstimate,
  loanMisfitOf,
  locateProperty,
  type ReportRequest,
} from '@closewise/domain/reporting';

/** What the ordering browser is shown, once. */
export type OrderConfirmation = Pick<CreateReportView, 'reportId' | 'place' | 'loanNotice'>;

export function confirmOrder(
  request: ReportRequest,
  rules: ClosingCostRuleBook,
  today: string,
): OrderConfirmation {
  const { reportId, property } = request;
  return {
    reportId,
    place: describePlace(request, rules, today),
    loanNotice: describeLoanMisfit(loanMisfitOf(property, rules, today)),
  };
}

/** The property's place as recognized, shown only to the buyer. `today` is an ISO date. */
export function describePlace(
  { property, person }: Pick<ReportRequest, 'property' | 'person'>,
  rules: ClosingCostRuleBook,
  today: string,
): PlaceView {
  const located = locateProperty(property, rules, today);
  return {
    street: person?.street ?? null,
    city: namedPlaceOf(propertyToEstimate(property), rules.places).city,
    state: located.state,
    zip: property.zip,
    county: located.county?.name ?? null,
    oldCounty: located.oldCounty,
    municipality: located.municipality,
    certainty: located.certainty,
    choices: located.choices.map(({ county, share }) => ({ county: county.name, share })),
    open: [...located.open],
  };
}

const describeLoanMisfit = (misfit: LoanMisfit | null): OrderConfirmation['loanNotice'] =>
  misfit && {
    reason: misfit.reason,
    loanType: misfit.loanType,
    limitCents: misfit.reason === 'over-limit' ? misfit.limitCents : null,
  };
