import { memoize } from '../memoize.js';
import type { AmountRule } from './fee-amount.js';
import { marketOf } from './market.js';
import type { NationalFees } from './national-fees.js';
import { publishedRange } from './ranges.js';

const mostMonths = 2;

/** The first month of dues, or two if the bill is not out yet; the usual range if the dues are unknown. */
export const firstDues: AmountRule = ({ fee, purchase }) => {
  const { hoaMonthlyCents } = purchase;
  if (hoaMonthlyCents === null) return publishedRange(fee, marketOf(purchase));
  return {
    lowCents: 0,
    typicalCents: hoaMonthlyCents,
    highCents: hoaMonthlyCents * mostMonths,
    workings: [
      { kind: 'months-of-dues', fromMonths: 0, toMonths: mostMonths, monthlyCents: hoaMonthlyCents },
    ],
  };
};

const associationKeys: ReadonlySet<string> = new Set([
  'hoa_transfer',
  'hoa_estoppel',
  'hoa_capital',
  'hoa_proration',
]);

const associationFees = memoize(({ fees }: NationalFees) =>
  fees.filter(({ key }) => associationKeys.has(key)),
);

/** All association charges at a sale if it is unknown whether there is one; typically zero. */
export const associationIfAny: AmountRule = ({ national, purchase }) => {
  const market = marketOf(purchase);
  let [typicalCents, highCents] = [0, 0];
  for (const fee of associationFees(national)) {
    const range = publishedRange(fee, market);
    typicalCents += range?.typicalCents ?? 0;
    highCents += range?.highCents ?? 0;
  }
  return {
    lowCents: 0,
    typicalCents: 0,
    highCents,
    workings: [{ kind: 'nothing-unless-needed', typicalCents, highCents }],
  };
};
