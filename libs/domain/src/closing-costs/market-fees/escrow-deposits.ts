import { formatCents } from '../../money/index.js';
import type { FeeSource } from '../estimate.js';
import type { AmountRule, FeeAmount, FeeContext } from './fee-amount.js';
import { localSource, premiumSource } from './fee-source.js';
import { yearlyPremium } from './homeowners-insurance.js';
import { months, yearlyTax } from './prepaids.js';

/** A lender may let a conventional borrower with 20 % down go without an escrow account. */
const mayWaiveEscrow = ({ loanType, loanCents, priceCents }: FeeContext['purchase']): boolean =>
  loanType === 'Conventional' && loanCents * 100 <= priceCents * 80;

const cushionMonths = 2;

const escrowDeposit = (
  context: FeeContext,
  yearlyCents: number,
  highMonths: number,
  source: FeeSource,
): FeeAmount => {
  const cushion = months(yearlyCents, cushionMonths);
  return {
    lowCents: mayWaiveEscrow(context.purchase) ? 0 : cushion,
    typicalCents: cushion,
    highCents: months(yearlyCents, highMonths),
    calculation: `RESPA cushion of ${cushionMonths} of 12 months of ${formatCents(yearlyCents)} = ${formatCents(cushion)}; up to ${highMonths} months by the dates of the bills`,
    source,
  };
};

/** The lender's cushion for insurance: two months by law, three where the bill is near. */
export const insuranceEscrow: AmountRule = (context) =>
  escrowDeposit(
    context,
    Math.round(yearlyPremium(context.purchase, context.local).typical) * 100,
    3,
    premiumSource(context.purchase, context.local),
  );

/** The lender's cushion for property tax: two months by law, more where a bill falls due soon. */
export const taxEscrow: AmountRule = (context) =>
  escrowDeposit(context, yearlyTax(context).cents, 8, localSource(context.local.propertyTax));
