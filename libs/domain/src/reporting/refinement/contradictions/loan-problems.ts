import { percentOf } from '../../../closing-costs/index.js';
import type { InputProblem } from '../input-problem.js';
import { isProgramLoan } from '../apply-changes.js';
import type { ReportInputs } from '../report-inputs.js';
import { problemIf } from './problem.js';

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
    const message = 'Who pays cash has no loan. Please leave the down payment out, or choose a loan';
    return problemIf(true, 'downPayment', 'cash-has-no-loan', message);
  }
  const leastCents = percentOf(priceCents, leastFhaDownPercent);
  return [
    ...problemIf(
      down < 0 && downPayment?.kind === 'loan',
      'downPayment',
      'loan-above-price',
      'The loan must not be above the purchase price',
      priceCents,
    ),
    ...problemIf(
      down > priceCents,
      'downPayment',
      'down-payment-above-price',
      'The down payment must not be above the purchase price',
      priceCents,
    ),
    ...problemIf(
      down === priceCents,
      'downPayment',
      'no-loan-left',
      'A down payment of the whole price leaves no loan. Please choose cash, or correct the down payment',
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
      'Who pays cash has no interest rate. Please leave it out, or choose a loan',
    ),
    ...problemIf(
      rate <= 0 || rate > highestRateThousandths,
      field,
      'rate-out-of-range',
      'The interest rate must be over 0% and at most 30%',
    ),
  ];
}

/** What cannot be so of the loan, whatever the home. */
export const loanProblems = (inputs: ReportInputs): InputProblem[] => {
  const { loanType, firstVaUse, veteranExempt, programFeeFinanced } = inputs;
  const onlyVa = 'This is asked of VA loans alone. Please choose a VA loan, or leave it out';
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
