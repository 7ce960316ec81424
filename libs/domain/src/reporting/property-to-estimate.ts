import type { Property } from '../closing-costs/index.js';
import type { DownPayment, PurchaseTerms } from './refinement/report-inputs.js';
import type { ReportedProperty } from './report-request.js';

/**
 * The property that a report's costs are estimated for; `terms` are what a refinement added to the order. What the buyer
 * did not say is left out, so that the estimate applies its defaults.
 */
export const propertyToEstimate = (
  { county, city, zip, insideCityLimits, ...property }: ReportedProperty,
  terms?: PurchaseTerms,
): Property => ({
  ...property,
  county: county ?? undefined,
  city: city ?? undefined,
  zip: zip ?? undefined,
  insideCityLimits: insideCityLimits ?? undefined,
  ...(terms && readTerms(terms, property.priceCents)),
});

function readTerms(terms: PurchaseTerms, priceCents: number): Partial<Property> {
  const { occupancy, downPayment, interestRateThousandths, hasAssociation, hoaMonthlyCents } = terms;
  const stated = {
    closingDate: terms.closingDate,
    units: terms.units,
    interestRatePercent: interestRateThousandths && percentOfThousandths(interestRateThousandths),
    financedPremium: terms.programFeeFinanced,
    firstVaUse: terms.firstVaUse,
    veteranExempt: terms.veteranExempt,
    sellerCreditCents: terms.sellerCreditCents,
    depositCents: terms.depositCents,
    agentPaidBy: terms.agentPaidBy,
    hoa: hasAssociation ?? (hoaMonthlyCents === 0 ? false : null),
    hoaMonthlyCents: hoaMonthlyCents || null,
  };
  return {
    ...Object.fromEntries(Object.entries(stated).filter(([, value]) => value !== null)),
    ...readDownPayment(downPayment, priceCents),
    firstTimeBuyer: terms.firstTimeBuyer,
    secondHome: occupancy === 'second-home',
    investment: occupancy === 'investment',
  };
}

/** Exact for every stored rate, since it is one division of a whole number. */
const percentOfThousandths = (thousandths: number): number => thousandths / 1000;

function readDownPayment(downPayment: DownPayment | null, priceCents: number): Partial<Property> {
  if (downPayment === null) return {};
  switch (downPayment.kind) {
    case 'percent':
      return { downPaymentPercent: downPayment.basisPoints / 100 };
    case 'amount':
      return { loanAmountCents: Math.max(0, priceCents - downPayment.cents) };
    case 'loan':
      return { loanAmountCents: downPayment.cents };
  }
}
