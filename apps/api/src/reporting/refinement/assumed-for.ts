import type { ReportVersionsView } from '@closewise/contracts/buyer';
import {
  closingDateOf,
  interestRatePercentOf,
  purchaseOf,
  purchasePlaceOf,
  taxingCities,
  type ClosingCostRuleBook,
} from '@closewise/domain/closing-costs';
import { estimatedProperty, type ReportBasis } from '@closewise/domain/reporting';

/** What the estimate takes for what the buyer did not say; `today` is an ISO date. */
export function assumedFor(
  { property: reported, terms }: ReportBasis,
  rules: ClosingCostRuleBook,
  today: string,
): ReportVersionsView['assumed'] {
  const property = estimatedProperty(reported, terms);
  const closingDate = closingDateOf(property, today);
  const cities = taxingCities(rules.jurisdictions.get(property.state)?.taxes ?? [], closingDate);
  const place = purchasePlaceOf(property, rules.places, cities);
  const purchase = purchaseOf(property, place, closingDate);
  const { loanCents, priceCents, agentPaidBy } = purchase;
  return {
    closingDate,
    downPaymentCents: Math.max(0, priceCents - loanCents),
    loanCents,
    interestRateThousandths: loanCents > 0 ? Math.round(interestRatePercentOf(purchase) * 1000) : null,
    agentPaidBy,
  };
}
