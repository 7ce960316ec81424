import type { Step } from './step.js';

type Kind = Step['kind'];

/** Most steps stand apart; these go on with the sum before them. */
const before: Readonly<Partial<Record<Kind, string>>> = {
  result: ' = ',
  'result-a-year': ' = ',
  'result-about': ', ',
  'added-charge': ' + ',
  'loan-above-owner-policy': ' + ',
  'tax-credit': ' − ',
  'tax-minimum': ', ',
  'tax-maximum': ', ',
  'usual-percents': ' ',
  'rate-confirmed-until': ' ',
  'funding-fee-use': ' ',
  'holds-lender-charges': ', ',
  'due-before-first-payment': ', ',
  'less-seller-credit': ', ',
};

const after: Readonly<Partial<Record<Kind, string>>> = { 'yearly-tax': ': ' };

/** What stands between two steps, in both languages. */
export const jointOf = (previous: Kind, next: Kind): string => after[previous] ?? before[next] ?? '; ';
