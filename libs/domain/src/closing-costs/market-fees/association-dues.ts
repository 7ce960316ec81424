import { centsOf } from '../../money/index.js';
import { oncePer } from '../once-per.js';
import type { AmountRule } from './fee-amount.js';
import { marketOf } from './market.js';
import type { NationalFees } from './national-fees.js';
import { publishedRange } from './published-range.js';

const mostMonths = 2;

/** The first month of dues, or two where the bill is not yet out; the usual range where the dues are not known. */
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

const ofAssociations: ReadonlySet<string> = new Set([
  'hoa_transfer',
  'hoa_estoppel',
  'hoa_capital',
  'hoa_proration',
]);

const usualSums = oncePer(({ fees }: NationalFees) => {
  const charged = fees.filter(({ key }) => ofAssociations.has(key));
  const sum = (dollars: readonly (number | null)[]) =>
    centsOf(dollars.reduce<number>((total, amount) => total + (amount ?? 0), 0));
  return {
    typicalCents: sum(charged.map(({ typical }) => typical)),
    highCents: sum(charged.map(({ high }) => high)),
  };
});

/** All that an association charges at a sale, where nobody knows whether there is one: nothing is expected. */
export const associationIfAny: AmountRule = ({ national }) => {
  const { typicalCents, highCents } = usualSums(national);
  return {
    lowCents: 0,
    typicalCents: 0,
    highCents,
    workings: [{ kind: 'nothing-unless-needed', typicalCents, highCents }],
  };
};
