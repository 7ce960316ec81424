import { firstThatHolds } from '../applicability/index.js';
import {
  add,
  compare,
  dollars,
  excess,
  greater,
  one,
  toCents,
  zero,
  type Decimal,
} from '../decimal/index.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import { bracketsTax } from './brackets-tax.js';
import { atRate, perUnit, type SteppedAmount, type WorkedAmount } from './worked-amount.js';

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
    return { amount, workings: [{ kind: 'amount', cents: toCents(amount) }] };
  return {
    amount: add(amount, amount),
    workings: [{ kind: 'per-document', cents: toCents(amount), documents: 2 }],
  };
}

const ofOneStep = ({ amount, step }: SteppedAmount): WorkedAmount => ({ amount, workings: [step] });

/** The tax by the rule's method, before its minimum, credits and rounding. */
export function taxByMethod(rule: TaxRule, base: Decimal, purchase: Purchase): WorkedAmount {
  const exempt = firstThatHolds(rule.exemptFirst, purchase)?.amount ?? zero;
  const taxed = excess(base, exempt);
  const rate = firstThatHolds(rule.rateWhen, purchase)?.rate ?? rule.rate ?? zero;
  const worked = ((): WorkedAmount => {
    switch (rule.method) {
      case 'percent':
        return ofOneStep(atRate(taxed, rate));
      case 'per-unit':
        return ofOneStep(perUnit(taxed, rule.unit ?? one, rule.ratePerUnit ?? zero));
      case 'brackets':
        return bracketsTax(rule, base, exempt);
      default:
        return flatTax(rule, purchase);
    }
  })();
  if (compare(exempt, zero) === 0) return worked;
  return {
    amount: worked.amount,
    workings: [{ kind: 'first-exempt', cents: toCents(exempt) }, ...worked.workings],
  };
}
