import type { PropertyType } from '../../../closing-costs/index.js';
import type { InputProblem } from '../input-problem.js';
import type { ReportInputs } from '../report-inputs.js';
import { problemIf } from './problem.js';

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

/** What cannot be so of the home, its price and its association. */
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
      'Only a building with several homes has several units. Please correct the number or the kind of property',
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
