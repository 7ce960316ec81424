import type { Property } from '../../closing-costs/index.js';
import type { DownPayment, PurchaseTerms } from './purchase-terms.js';

/** Exact for every rate that is stored: a whole number divided once. */
const percentOfThousandths = (thousandths: number): number => thousandths / 1000;

function borrowed(downPayment: DownPayment | null, priceCents: number): Partial<Property> {
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

/** The terms as the estimate reads them; what was not said is left to its defaults. */
export function estimatedTerms(terms: PurchaseTerms, priceCents: number): Partial<Property> {
  const { occupancy, downPayment, interestRateThousandths, hasAssociation, hoaMonthlyCents } = terms;
  const said = {
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
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== null)),
    ...borrowed(downPayment, priceCents),
    firstTimeBuyer: terms.firstTimeBuyer,
    secondHome: occupancy === 'second-home',
    investment: occupancy === 'investment',
  };
}
