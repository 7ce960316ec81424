import type { PropertyType } from '../../../closing-costs/index.js';
import { type InputProblem, problemIf } from '../input-problem.js';
import type { ReportInputs } from '../report-inputs.js';
import { daysAfter, isIsoDate } from '../../../calendar/index.js';

const highestPriceCents = 100_000_000_000;
const highestDuesCents = 10_000_000;

const oneHome: ReadonlySet<PropertyType> = new Set([
  'single-family',
  'condo',
  'townhouse',
  'mobile-home',
  'vacant-land',
  'co-op',
]);

/** Contradictions in the home, its price and its association. */
export const propertyProblems = (inputs: ReportInputs): InputProblem[] => {
  const { priceCents, propertyType, units, hasAssociation, hoaMonthlyCents } = inputs;
  return [
    ...problemIf(
      priceCents < 100 || priceCents > highestPriceCents,
      'priceCents',
      'price-out-of-range',
      'The purchase price must be from $1 to $1,000,000,000',
    ),
    ...problemIf(
      units !== null && units > 1 && oneHome.has(propertyType),
      'units',
      'units-of-one-home',
      'Only a multi-family building has several units. Please correct the number or the type of property',
    ),
    ...problemIf(
      units === 1 && propertyType === 'multi-family',
      'units',
      'units-out-of-range',
      'A multi-family property has at least 2 units',
    ),
    ...problemIf(
      hasAssociation === false && (hoaMonthlyCents ?? 0) > 0,
      'hoaMonthlyCents',
      'no-association',
      'Without an association there are no dues. Please correct one of the two',
    ),
    ...problemIf(
      (hoaMonthlyCents ?? 0) > highestDuesCents,
      'hoaMonthlyCents',
      'dues-out-of-range',
      'Association dues must be at most $100,000 a month',
      highestDuesCents,
    ),
  ];
};

/** Two years: nearly every new home is finished by then. */
const farthestDays = 730;

function dateProblems({ closingDate }: ReportInputs, today: string): InputProblem[] {
  if (closingDate === null) return [];
  const field = 'closingDate';
  if (!isIsoDate(closingDate))
    return problemIf(true, field, 'date-unknown', 'Please enter a valid closing date');
  return [
    // It can still be yesterday in the United States when it is today in UTC.
    ...problemIf(
      closingDate < daysAfter(today, -1),
      field,
      'date-past',
      'The closing date is in the past. Please enter today or a later date',
    ),
    ...problemIf(
      closingDate > daysAfter(today, farthestDays),
      field,
      'date-far',
      'The closing date must be within two years',
    ),
  ];
}

/** Contradictions in the contract's terms; `today` is an ISO date. */
export const contractProblems = (inputs: ReportInputs, today: string): InputProblem[] => {
  const { priceCents, sellerCreditCents, depositCents } = inputs;
  return [
    ...dateProblems(inputs, today),
    ...problemIf(
      (sellerCreditCents ?? 0) > priceCents,
      'sellerCreditCents',
      'above-price',
      'Seller credits cannot exceed the purchase price',
      priceCents,
    ),
    ...problemIf(
      (depositCents ?? 0) > priceCents,
      'depositCents',
      'above-price',
      'The deposit cannot exceed the purchase price',
      priceCents,
    ),
  ];
};
