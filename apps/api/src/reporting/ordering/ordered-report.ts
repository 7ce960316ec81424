import type { CreateReportView, PlaceView } from '@closewise/contracts/buyer';
import { namedPlaceOf, type ClosingCostRuleBook, type LoanMisfit } from '@closewise/domain/closing-costs';
import {
  estimatedProperty,
  loanMisfitOf,
  locateProperty,
  type ReportRequest,
} from '@closewise/domain/reporting';

/** What the browser that has ordered a report is told of it, once; `today` is an ISO date. */
export type OrderedReport = Pick<CreateReportView, 'reportId' | 'place' | 'loanNotice'>;

export function orderedReport(
  request: ReportRequest,
  rules: ClosingCostRuleBook,
  today: string,
): OrderedReport {
  const { reportId, property } = request;
  return {
    reportId,
    place: placeOf(request, rules, today),
    loanNotice: noticeOf(loanMisfitOf(property, rules, today)),
  };
}

/** Where the property lies, for its owner alone. */
export function placeOf(
  { property, person }: Pick<ReportRequest, 'property' | 'person'>,
  rules: ClosingCostRuleBook,
  today: string,
): PlaceView {
  const located = locateProperty(property, rules, today);
  return {
    street: person?.street ?? null,
    city: namedPlaceOf(estimatedProperty(property), rules.places).city,
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

const noticeOf = (misfit: LoanMisfit | null): OrderedReport['loanNotice'] =>
  misfit && {
    reason: misfit.reason,
    loanType: misfit.loanType,
    limitCents: misfit.reason === 'over-limit' ? misfit.limitCents : null,
  };
