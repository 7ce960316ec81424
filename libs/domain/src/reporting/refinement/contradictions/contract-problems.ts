import { daysAfter, isIsoDate } from '../../../calendar/index.js';
import type { InputProblem } from '../input-problem.js';
import type { ReportInputs } from '../report-inputs.js';
import { problemIf } from './problem.js';

/** Two years, within which nearly every new home is finished. */
const farthestDays = 730;

function dateProblems({ closingDate }: ReportInputs, today: string): InputProblem[] {
  if (closingDate === null) return [];
  const field = 'closingDate';
  if (!isIsoDate(closingDate))
    return problemIf(true, field, 'date-unknown', 'Please enter the closing date as a day of the calendar');
  return [
    // Today begins and ends later in the United States than in UTC.
    ...problemIf(
      closingDate < daysAfter(today, -1),
      field,
      'date-past',
      'The closing date lies in the past. Please enter one from today on',
    ),
    ...problemIf(
      closingDate > daysAfter(today, farthestDays),
      field,
      'date-far',
      'The closing date must be within two years',
    ),
  ];
}

/** What cannot be so of the contract; `today` is an ISO date. */
export const contractProblems = (inputs: ReportInputs, today: string): InputProblem[] => {
  const { priceCents, sellerCreditCents, depositCents } = inputs;
  return [
    ...dateProblems(inputs, today),
    ...problemIf(
      (sellerCreditCents ?? 0) > priceCents,
      'sellerCreditCents',
      'above-price',
      'Seller credits must not be above the purchase price',
      priceCents,
    ),
    ...problemIf(
      (depositCents ?? 0) > priceCents,
      'depositCents',
      'above-price',
      'The deposit must not be above the purchase price',
      priceCents,
    ),
  ];
};
