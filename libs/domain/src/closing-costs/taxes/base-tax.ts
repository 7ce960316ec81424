import { firstThatHolds } from '../applicability/index.js';
import {
  compare,
  decimal,
  dollars,
  excess,
  greater,
  multiply,
  stepsOf,
  writeDollars,
  writeNumber,
  writePercent,
  zero,
  type Decimal,
} from '../decimal/index.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import { bracketsTax } from './brackets-tax.js';

/** An amount and the arithmetic that leads to it. */
export type WorkedAmount = Readonly<{ amount: Decimal; workings: string }>;

/** The dollars that the tax is on. */
export function taxBase({ basis }: TaxRule, { priceCents, loanCents }: Purchase): Decimal {
  const [price, loan] = [dollars(priceCents), dollars(loanCents)];
  switch (basis) {
    case 'price':
    case 'price-less-assumed-liens':
      return price;
    case 'price-minus-loan':
      return excess(price, loan);
    case 'greater-of-price-and-loan':
      return greater(price, loan);
    case 'loan':
      return loan;
    case 'none':
      return zero;
  }
}

/** A base at a rate, or in whole units at a rate for each. */
export function atRate(base: Decimal, rate: Decimal): WorkedAmount {
  return { amount: multiply(base, rate), workings: `${writeDollars(base)} × ${writePercent(rate)}` };
}

export function perUnit(base: Decimal, unit: Decimal, rate: Decimal): WorkedAmount {
  const units: Decimal = { units: stepsOf(base, unit, 'up'), scale: 0 };
  return {
    amount: multiply(units, rate),
    workings: `${writeDollars(base)} → ${writeNumber(units)} × ${writeDollars(rate)} per $${writeNumber(unit)}`,
  };
}

function flatTax(rule: TaxRule, purchase: Purchase): WorkedAmount {
  const amount = rule.amount ?? zero;
  const documents = rule.perDocument !== undefined && purchase.loanCents > 0 ? 2 : 1;
  return {
    amount: multiply(amount, decimal(documents)),
    workings: documents === 2 ? `${writeDollars(amount)} × 2 documents` : writeDollars(amount),
  };
}

/** The tax by the rule's method, before its minimum, credits and rounding. */
export function taxByMethod(rule: TaxRule, base: Decimal, purchase: Purchase): WorkedAmount {
  const exempt = firstThatHolds(rule.exemptFirst, purchase)?.amount ?? zero;
  const taxed = excess(base, exempt);
  const rate = firstThatHolds(rule.rateWhen, purchase)?.rate ?? rule.rate ?? zero;
  const worked = ((): WorkedAmount => {
    switch (rule.method) {
      case 'percent':
        return atRate(taxed, rate);
      case 'per-unit':
        return perUnit(taxed, rule.unit ?? decimal(1), rule.ratePerUnit ?? zero);
      case 'brackets':
        return bracketsTax(rule, base, exempt);
      default:
        return flatTax(rule, purchase);
    }
  })();
  if (compare(exempt, zero) === 0) return worked;
  return { ...worked, workings: `first ${writeDollars(exempt)} exempt; ${worked.workings}` };
}
