import { percentOf, type LoanMisfit, type PropertyType } from '../../../closing-costs/index.js';
import { type InputProblem, problemIf } from '../input-problem.js';
import { isProgramLoan } from '../apply-changes.js';
import type { ReportInputs, ReportBasis } from '../report-inputs.js';
import { groupThousands } from '../../../money/index.js';
import { loanMisfitOf } from '../../property-place.js';
import type { RulesOfDay } from '../address-change.js';

/** 12 U.S.C. 1709(b)(9). */
const leastFhaDownPercent = 3.5;
const highestRateThousandths = 30_000;

const inCents = ({ downPayment, priceCents }: ReportInputs): number | null => {
  if (downPayment === null) return null;
  if (downPayment.kind === 'percent') return percentOf(priceCents, downPayment.basisPoints / 100);
  return downPayment.kind === 'amount' ? downPayment.cents : priceCents - downPayment.cents;
};

function downPaymentProblems(inputs: ReportInputs): InputProblem[] {
  const { loanType, priceCents, downPayment } = inputs;
  const down = inCents(inputs);
  if (down === null) return [];
  if (loanType === 'Cash') {
    const message = 'A cash purchase has no loan. Please leave the down payment out, or choose a loan';
    return problemIf(true, 'downPayment', 'cash-has-no-loan', message);
  }
  const leastCents = percentOf(priceCents, leastFhaDownPercent);
  return [
    ...problemIf(
      down < 0 && downPayment?.kind === 'loan',
      'downPayment',
      'loan-above-price',
      'The loan cannot exceed the purchase price',
      priceCents,
    ),
    ...problemIf(
      down > priceCents,
      'downPayment',
      'down-payment-above-price',
      'The down payment cannot exceed the purchase price',
      priceCents,
    ),
    ...problemIf(
      down === priceCents,
      'downPayment',
      'no-loan-left',
      'A down payment of the full price leaves no loan. Please choose cash, or correct the down payment',
    ),
    ...problemIf(
      loanType === 'FHA' && down >= 0 && down < leastCents,
      'downPayment',
      'down-payment-too-small',
      'An FHA loan needs a down payment of at least 3.5% of the price',
      leastCents,
    ),
  ];
}

function rateProblems({ interestRateThousandths: rate, loanType }: ReportInputs): InputProblem[] {
  if (rate === null) return [];
  const field = 'interestRateThousandths';
  return [
    ...problemIf(
      loanType === 'Cash',
      field,
      'cash-has-no-loan',
      'A cash purchase has no interest rate. Please leave it out, or choose a loan',
    ),
    ...problemIf(
      rate <= 0 || rate > highestRateThousandths,
      field,
      'rate-out-of-range',
      'The interest rate must be over 0% and at most 30%',
    ),
  ];
}

/** Contradictions in the loan, whatever the home. */
export const loanProblems = (inputs: ReportInputs): InputProblem[] => {
  const { loanType, firstVaUse, veteranExempt, programFeeFinanced } = inputs;
  const onlyVa = 'This applies only to VA loans. Please choose a VA loan, or leave it out';
  return [
    ...downPaymentProblems(inputs),
    ...rateProblems(inputs),
    ...problemIf(
      programFeeFinanced !== null && !isProgramLoan(loanType),
      'programFeeFinanced',
      'only-with-program-loan',
      'Only FHA, VA and USDA loans have a fee that can be added to the loan',
    ),
    ...problemIf(firstVaUse !== null && loanType !== 'VA', 'firstVaUse', 'only-with-va-loan', onlyVa),
    ...problemIf(veteranExempt === true && loanType !== 'VA', 'veteranExempt', 'only-with-va-loan', onlyVa),
  ];
};

const articles: Readonly<Record<LoanMisfit['loanType'], string>> = {
  FHA: 'An FHA loan',
  VA: 'A VA loan',
  USDA: 'A USDA loan',
};

const homes: Readonly<Record<PropertyType, string>> = {
  'single-family': 'this single-family home',
  condo: 'this condo',
  townhouse: 'this townhouse',
  'multi-family': 'a building of this size',
  'new-construction': 'this new home',
  'vacant-land': 'vacant land',
  commercial: 'commercial property',
  industrial: 'industrial property',
  'mixed-use': 'mixed-use property',
  'mobile-home': 'this manufactured home',
  'farm-ranch': 'a farm or ranch',
  'co-op': 'a share of a co-operative',
};

const wholeDollars = (cents: number): string => `$${groupThousands(String(Math.floor(cents / 100)))}`;

/** Why the purchase does not qualify for the loan's program. */
export function programProblems(
  { property, terms }: ReportBasis,
  { rulesOf, today }: RulesOfDay,
): InputProblem[] {
  const misfit = loanMisfitOf(property, rulesOf(property.state), today, terms);
  if (misfit === null) return [];
  const loan = articles[misfit.loanType];
  switch (misfit.reason) {
    case 'property-type': {
      const home = homes[property.propertyType];
      const message = `${loan} is not made for ${home}. Please choose another loan, or correct the kind of property`;
      return problemIf(true, 'loanType', 'loan-not-for-property', message);
    }
    case 'not-lived-in': {
      const message = `${loan} is for a home that the buyer lives in. Please choose another loan, or correct the use`;
      return problemIf(true, 'loanType', 'loan-not-for-use', message);
    }
    case 'over-limit': {
      const { limitCents } = misfit;
      const message = `${loan} here is limited to ${wholeDollars(limitCents)}. Please increase the down payment, or choose another loan`;
      return problemIf(true, 'loanType', 'loan-over-limit', message, limitCents);
    }
  }
}
