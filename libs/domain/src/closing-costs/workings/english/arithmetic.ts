import { money, moneyOfRate, number, rate, wholeMoney } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { ArithmeticStep } from '../steps/arithmetic.js';

export const arithmetic: Sentences<ArithmeticStep> = {
  amount: ({ cents }) => money(cents),
  between: ({ lowCents, highCents }) => `${money(lowCents)} to ${money(highCents)}`,
  percent: ({ baseCents, percent }) => `${money(baseCents)} × ${rate(percent)}`,
  units: ({ baseCents, units, perUnitDollars, unitDollars }) =>
    `${number(units)} × ${moneyOfRate(perUnitDollars)} per ${wholeMoney(unitDollars)} of ${money(baseCents)}`,
  result: ({ cents }) => money(cents),
  'result-about': ({ cents }) => `about ${money(cents)}`,
  'result-a-year': ({ cents }) => `${money(cents)} a year`,
};
