import { firstThatHolds } from '../applicability/index.js';
import {
  add,
  compare,
  dollars,
  excess,
  greater,
  one,
  writeDollars,
  zero,
  type Decimal,
} from '../decimal/index.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import { bracketsTax } from './brackets-tax.js';
import { atRate, perUnit, type WorkedAmount } from './worked-amount.js';

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

function flatTax(rule: TaxRule, purchase: Purchase): WorkedAmount {
  const amount = rule.amount ?? zero;
  if (rule.perDocument === null || purchase.loanCents === 0)
    return { amount, workings: writeDollars(amount) };
  return { amount: add(amount, amount), workings: `${writeDollars(amount)} × 2 documents` };
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
        return perUnit(taxed, rule.unit ?? one, rule.ratePerUnit ?? zero);
      case 'brackets':
        return bracketsTax(rule, base, exempt);
      default:
        return flatTax(rule, purchase);
    }
  })();
  if (compare(exempt, zero) === 0) return worked;
  return { ...worked, workings: `first ${writeDollars(exempt)} exempt; ${worked.workings}` };
}
