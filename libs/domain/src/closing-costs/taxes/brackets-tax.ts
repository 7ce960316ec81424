import { compare, excess, greater, lesser, sum, zero, type Decimal } from '../decimal/index.js';
import type { TaxBracket, TaxRule } from '../rules/index.js';
import { atRate, perUnit, type SteppedAmount, type WorkedAmount } from './worked-amount.js';

function bracketTax(rule: TaxRule, bracket: TaxBracket, amount: Decimal): SteppedAmount {
  if (rule.unit && bracket.ratePerUnit) return perUnit(amount, rule.unit, bracket.ratePerUnit);
  return atRate(amount, bracket.rate ?? zero);
}

function reaches({ upTo, inclusive }: TaxBracket, base: Decimal): boolean {
  if (upTo === null) return true;
  const order = compare(base, upTo);
  return order < 0 || (order === 0 && inclusive);
}

function wholeAmountTax(rule: TaxRule, base: Decimal, exempt: Decimal): WorkedAmount {
  const bracket = rule.brackets.find((candidate) => reaches(candidate, base));
  if (!bracket) return { amount: zero, workings: [] };
  const { amount, step } = bracketTax(rule, bracket, excess(base, exempt));
  return { amount, workings: [step] };
}

function marginalTax(rule: TaxRule, base: Decimal, exempt: Decimal): WorkedAmount {
  const slices = rule.brackets.flatMap((bracket, index) => {
    const from = greater(rule.brackets[index - 1]?.upTo ?? zero, exempt);
    const amount = excess(bracket.upTo === null ? base : lesser(base, bracket.upTo), from);
    return compare(amount, zero) > 0 ? [bracketTax(rule, bracket, amount)] : [];
  });
  return {
    amount: sum(slices.map((slice) => slice.amount)),
    workings: [{ kind: 'brackets', slices: slices.map(({ step }) => step) }],
  };
}

/** The tax by brackets. Their limits are compared with the whole base, before what is exempt and before units. */
export function bracketsTax(rule: TaxRule, base: Decimal, exempt: Decimal): WorkedAmount {
  return rule.bracketMode === 'marginal'
    ? marginalTax(rule, base, exempt)
    : wholeAmountTax(rule, base, exempt);
}
