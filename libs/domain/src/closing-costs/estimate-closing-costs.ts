import { DomainError } from '../events/index.js';
import { cashToCloseOf } from './cash-to-close.js';
import type { Estimate, FeeLine } from './estimate.js';
import { placeRefusal, type Places } from '../place/index.js';
import { closingDateOf, purchaseOf, inCents } from './input/normalize-purchase.js';
import { namedPlaceOf, purchasePlaceOf } from './input/purchase-place.js';
import { inSections } from './section-order.js';
import {
  loanMisfit,
  loanMisfitNotices,
  nationalLines,
  type NationalFees,
  hasLoanEstimate,
  marketOf,
} from './market-fees/index.js';
import { notIncluded } from './not-included/not-included.js';
import type { Property, PropertyInput } from './property.js';
import type { Purchase } from './purchase.js';
import type { JurisdictionRules } from './rules/index.js';
import { specialCaseNotices } from './special-cases/index.js';
import { statutoryLines } from './statutory-lines.js';
import { taxingCities } from './taxes/choose-tax-rules.js';
import { likelyGroups, likelyRange } from './likely-range.js';
import { isPaidAtClosing } from './paid-by.js';

/** Rules by state code, nationwide fees, and places. */
export type ClosingCostRuleBook = Readonly<{
  jurisdictions: ReadonlyMap<string, JurisdictionRules>;
  national: NationalFees;
  places: Places;
}>;

/** Outside the limits of the city in its address, a home is only in its county. */
const resolvedOf = ({ city, county, insideCityLimits }: Purchase): Estimate['jurisdiction']['resolved'] => {
  if (city && insideCityLimits !== false) return 'city';
  return county ? 'county' : 'state';
};

/** Estimates a checked input, in dollars. Throws a DomainError naming the field if its place contradicts itself. */
export function estimateClosingCosts(
  input: PropertyInput,
  rules: ClosingCostRuleBook,
  today: string,
): Estimate {
  const { insideCityLimits } = input;
  const refusal = placeRefusal(namedPlaceOf(input, rules.places), rules.places, { insideCityLimits });
  if (refusal) {
    const { field, message } = refusal;
    throw new DomainError('closing-costs.input-invalid', `${field}: ${message}`, { field });
  }
  return estimatePurchase(inCents(input), rules, today);
}

/**
 * Estimates every cost of the purchase, in Loan Estimate order. `today` is the closing date if the purchase has none.
 * If the place contradicts itself, its ZIP code decides.
 */
export function estimatePurchase(property: Property, rules: ClosingCostRuleBook, today: string): Estimate {
  const jurisdiction = rules.jurisdictions.get(property.state);
  if (!jurisdiction) {
    throw new DomainError(
      'closing-costs.state-unknown',
      `state ${property.state} has no closing-cost rules`,
      { field: 'state' },
    );
  }
  const wished = completePurchase(property, rules, today);
  const misfit = loanMisfit(wished, rules.national);
  const purchase = misfit
    ? completePurchase({ ...property, loanType: 'Conventional' }, rules, today)
    : wished;
  const lines = inSections([
    loanMisfitNotices(wished, misfit, rules.national),
    specialCaseNotices(purchase, rules.national),
    nationalLines(purchase, rules.national, jurisdiction),
    withTolerance(statutoryLines(purchase, jurisdiction), purchase),
  ]);
  return {
    asOf: purchase.closingDate,
    jurisdiction: {
      state: purchase.state,
      county: purchase.county,
      city: purchase.city,
      resolved: resolvedOf(purchase),
      certainty: purchase.certainty,
      choices: purchase.choices.map(({ county, share }) => ({ county: county.name, share })),
    },
    loanAmountCents: purchase.loanCents,
    notIncluded: notIncluded(jurisdiction, purchase),
    lines,
    totals: totalsOf(lines),
    cashToClose: cashToCloseOf(lines, purchase),
  };
}

/** The purchase with its place found and every documented default applied; `today` as in `estimatePurchase`. */
export function completePurchase(property: Property, rules: ClosingCostRuleBook, today: string): Purchase {
  const closingDate = closingDateOf(property, today);
  const taxes = rules.jurisdictions.get(property.state)?.taxes ?? [];
  const place = purchasePlaceOf(property, rules.places, taxingCities(taxes, closingDate));
  return purchaseOf(property, place, closingDate);
}

/**
 * Fees the buyer pays by closing, including a financed program fee but not the down payment. `lowCents` and `highCents`
 * bound that sum; `likely` holds 8 of 10 outcomes (docs/ranges.md). The other totals add up their category, including
 * after closing.
 */
function totalsOf(lines: readonly FeeLine[]): Estimate['totals'] {
  const totals = {
    requiredCents: 0,
    negotiableCents: 0,
    optionalCents: 0,
    buyerCashToCloseFeesCents: 0,
    lowCents: 0,
    highCents: 0,
  };
  for (const line of lines) {
    const { lowCents, typicalCents, highCents } = line.range;
    if (line.category === 'required') totals.requiredCents += typicalCents;
    else if (line.category === 'negotiable') totals.negotiableCents += typicalCents;
    else totals.optionalCents += typicalCents;
    if (!isPaidAtClosing(line)) continue;
    totals.lowCents += lowCents;
    totals.buyerCashToCloseFeesCents += typicalCents;
    totals.highCents += highCents;
  }
  return { ...totals, likely: likelyRange(totals.buyerCashToCloseFeesCents, likelyGroups(lines)) };
}

/** Copies field by field so that all lines share one object shape: V8 reads mixed shapes a third slower. */
const withoutTolerance = (line: FeeLine): FeeLine => ({
  key: line.key,
  kind: line.kind,
  name: line.name,
  section: line.section,
  category: line.category,
  tolerance: null,
  requiredBy: line.requiredBy,
  level: line.level,
  jurisdiction: line.jurisdiction,
  shares: line.shares,
  range: line.range,
  exact: line.exact,
  workings: line.workings,
  source: line.source,
  whoToContact: line.whoToContact,
  whatToAskFor: line.whatToAskFor,
});

/** Only a Loan Estimate holds charges to a tolerance. */
function withTolerance(lines: FeeLine[], purchase: Purchase): FeeLine[] {
  return hasLoanEstimate(marketOf(purchase)) ? lines : lines.map(withoutTolerance);
}
