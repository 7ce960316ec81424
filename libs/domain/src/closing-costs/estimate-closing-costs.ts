import { DomainError } from '../events/index.js';
import { cashToCloseOf } from './cash-to-close/index.js';
import type { Estimate } from './estimate.js';
import { placeRefusal, type Places } from '../place/index.js';
import { closingDateOf, inCents, namedPlaceOf, purchaseOf, purchasePlaceOf } from './input/index.js';
import { withTolerance } from './loan-estimate-tolerance.js';
import { loanMisfit, loanNotices, nationalLines, type NationalFees } from './market-fees/index.js';
import { notIncluded } from './not-included/index.js';
import type { Property, PropertyInput } from './property.js';
import type { Purchase } from './purchase.js';
import type { JurisdictionRules } from './rules/index.js';
import { inSections } from './section-order.js';
import { specialCaseNotices } from './special-cases/index.js';
import { statutoryLines } from './statutory-lines.js';
import { taxingCities } from './taxes/index.js';
import { totalsOf } from './totals.js';

/** The rules of each state by its two letters, the fees that are found in all of them, and the places. */
export type ClosingCostRuleBook = Readonly<{
  jurisdictions: ReadonlyMap<string, JurisdictionRules>;
  national: NationalFees;
  places: Places;
}>;

/** Outside the limits of the city in its address a home lies in its county alone. */
const resolvedOf = ({ city, county, insideCityLimits }: Purchase): Estimate['jurisdiction']['resolved'] => {
  if (city && insideCityLimits !== false) return 'city';
  return county ? 'county' : 'state';
};

/** Every cost of a checked input, whose money is in dollars; a DomainError that names the field when its place is none. */
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
 * Every cost of the purchase in the order of the Loan Estimate; `today` is the closing date if none is given. A place
 * that contradicts itself is taken for what its ZIP code says.
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
  const closingDate = closingDateOf(property, today);
  const place = purchasePlaceOf(property, rules.places, taxingCities(jurisdiction.taxes, closingDate));
  const wished = purchaseOf(property, place, closingDate);
  const misfit = loanMisfit(wished, rules.national);
  const purchase = misfit
    ? purchaseOf({ ...property, loanType: 'Conventional' }, place, closingDate)
    : wished;
  const lines = inSections([
    loanNotices(wished, misfit, rules.national),
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
