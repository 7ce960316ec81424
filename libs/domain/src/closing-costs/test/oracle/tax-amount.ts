import type { Tax, TaxBracket } from './data.js';
import { holds, type Facts } from './facts.js';
import {
  dollarsOf,
  isAtMost,
  isUnder,
  larger,
  minus,
  over,
  plus,
  smaller,
  times,
  toMultiple,
  whole,
  written,
  zero,
  type Fraction,
} from './fraction.js';

export function baseOf({ basis }: Tax, { price, loan }: Facts): Fraction {
  if (basis === 'none') return zero;
  if (basis === 'loan') return loan;
  if (basis === 'price-minus-loan') return larger(minus(price, loan), zero);
  return basis === 'greater-of-price-and-loan' ? larger(price, loan) : price;
}

const unitsOf = (amount: Fraction, unit: number): Fraction =>
  over(toMultiple(amount, written(unit), 'up'), written(unit));

const atRate = (amount: Fraction, { rate, ratePerUnit }: TaxBracket, unit?: number | null): Fraction => {
  if (unit && ratePerUnit !== undefined) return times(unitsOf(amount, unit), written(ratePerUnit));
  const taxed = unit ? toMultiple(amount, written(unit), 'up') : amount;
  return times(taxed, written(rate ?? 0));
};

const belongs = (base: Fraction, { upTo, inclusive }: TaxBracket): boolean =>
  upTo === null || (inclusive === false ? isUnder : isAtMost)(base, written(upTo));

function bracketTax({ bracketMode, brackets, unit }: Tax, base: Fraction, exempt: Fraction): Fraction {
  const rows = brackets ?? [];
  if (bracketMode === 'whole-amount') {
    const row = rows.find((bracket) => belongs(base, bracket))!;
    return atRate(larger(minus(base, exempt), zero), row, unit);
  }
  return rows.reduce((sum, row, index) => {
    const from = larger(written(rows[index - 1]?.upTo ?? 0), exempt);
    const to = row.upTo === null ? base : smaller(base, written(row.upTo));
    return isUnder(from, to) ? plus(sum, atRate(minus(to, from), row, unit)) : sum;
  }, zero);
}

function byMethod(tax: Tax, base: Fraction, facts: Facts, otherRule: (id: string) => bigint): Fraction {
  const exempt = written(tax.exemptFirst?.find(({ when }) => holds(when, facts))?.amount ?? 0);
  const taxed = larger(minus(base, exempt), zero);
  switch (tax.method) {
    case 'percent': {
      const rate = tax.rateWhen?.find(({ when }) => holds(when, facts))?.rate ?? tax.rate!;
      return times(taxed, written(rate));
    }
    case 'per-unit':
      return times(unitsOf(taxed, tax.unit!), written(tax.ratePerUnit!));
    case 'brackets':
      return bracketTax(tax, base, exempt);
    case 'flat': {
      const documents = tax.perDocument && isUnder(zero, facts.loan) ? 2n : 1n;
      return times(written(tax.amount!), whole(documents));
    }
    case 'fraction-of-rule': {
      const { rule, numerator, denominator } = tax.fractionOf!;
      return times(dollarsOf(otherRule(rule)), over(written(numerator), written(denominator)));
    }
    default:
      throw new Error(`method ${tax.method} cannot be computed`);
  }
}

const isFree = (tax: Tax, base: Fraction, facts: Facts): boolean =>
  (tax.zeroWhen ?? []).some((when) => holds(when, facts)) ||
  (tax.zeroAtOrBelow != null && isAtMost(base, written(tax.zeroAtOrBelow))) ||
  (tax.zeroBelow != null && isUnder(base, written(tax.zeroBelow)));

/** The tax in dollars by the documented order of steps; a tax on the loan is zero without one. */
export function taxAmount(tax: Tax, facts: Facts, otherRule: (id: string) => bigint): Fraction {
  const exact = baseOf(tax, facts);
  if (isFree(tax, exact, facts) || (tax.basis === 'loan' && exact.n === 0n)) return zero;
  const base = tax.roundBase ? toMultiple(exact, written(tax.roundBase.to), tax.roundBase.mode) : exact;
  let amount = byMethod(tax, base, facts, otherRule);
  if (tax.minimum) amount = larger(amount, written(tax.minimum.amount));
  if (tax.fixedAtOrBelow && isAtMost(exact, written(tax.fixedAtOrBelow.base)))
    amount = written(tax.fixedAtOrBelow.amount);
  if (tax.maximum != null) amount = smaller(amount, written(tax.maximum));
  const credit = tax.credit?.find(({ when }) => holds(when, facts));
  if (credit) amount = larger(minus(amount, written(credit.amount)), zero);
  if (tax.plus) amount = plus(amount, written(tax.plus.amount));
  return tax.roundResult ? toMultiple(amount, written(tax.roundResult.to), tax.roundResult.mode) : amount;
}
