import { money, moneyOfRate, number, rate, wholeMoney } from '../figures.js';
import type { Sentences } from '../sentences.js';
import type { ArithmeticStep } from '../steps/arithmetic.js';

export const arithmetic: Sentences<ArithmeticStep> = {
  amount: ({ cents }) => money(cents),
  between: ({ lowCents, highCents }) => `${money(lowCents)} a ${money(highCents)}`,
  percent: ({ baseCents, percent }) => `${money(baseCents)} × ${rate(percent)}`,
  units: ({ baseCents, units, perUnitDollars, unitDollars }) =>
    `${number(units)} × ${moneyOfRate(perUnitDollars)} por cada ${wholeMoney(unitDollars)} de ${money(baseCents)}`,
  result: ({ cents }) => money(cents),
  'result-about': ({ cents }) => `unos ${money(cents)}`,
  'result-a-year': ({ cents }) => `${money(cents)} al año`,
};
