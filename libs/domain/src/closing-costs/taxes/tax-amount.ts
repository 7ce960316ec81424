import { conditionHolds, firstThatHolds } from '../applicability/index.js';
import {
  add,
  compare,
  excess,
  fractionOfCents,
  greater,
  isZero,
  lesser,
  roundTo,
  toCents,
  type Decimal,
} from '../decimal/index.js';
import type { Cents } from '../../money/index.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import type { Workings } from '../workings/index.js';
import { taxBase, taxByMethod } from './base-tax.js';
import type { WorkedAmount } from './worked-amount.js';

/** A rounded tax with the (rounded) base it is on and its arithmetic. */
export type TaxAmount = Readonly<{ cents: Cents; base: Decimal; workings: Workings }>;

const isUntaxed = (rule: TaxRule, base: Decimal, purchase: Purchase): boolean =>
  (rule.basis === 'loan' && isZero(base)) ||
  rule.zeroWhen.some((condition) => conditionHolds(condition, purchase)) ||
  (rule.zeroAtOrBelow !== null && compare(base, rule.zeroAtOrBelow) <= 0) ||
  (rule.zeroBelow !== null && compare(base, rule.zeroBelow) < 0);

function withLimits(rule: TaxRule, base: Decimal, worked: WorkedAmount): WorkedAmount {
  const { minimum, maximum, fixedAtOrBelow } = rule;
  if (fixedAtOrBelow && compare(base, fixedAtOrBelow.base) <= 0) {
    return {
      amount: fixedAtOrBelow.amount,
      workings: [{ kind: 'fixed-up-to', baseCents: toCents(fixedAtOrBelow.base) }],
    };
  }
  const raised = minimum ? greater(worked.amount, minimum.amount) : worked.amount;
  const amount = maximum ? lesser(raised, maximum) : raised;
  if (amount === worked.amount) return worked;
  const kind = compare(amount, worked.amount) > 0 ? 'tax-minimum' : 'tax-maximum';
  return { amount, workings: [...worked.workings, { kind, cents: toCents(amount) }] };
}

function withCredit(rule: TaxRule, worked: WorkedAmount, purchase: Purchase): WorkedAmount {
  const credit = firstThatHolds(rule.credit, purchase)?.amount;
  if (!credit) return worked;
  return {
    amount: excess(worked.amount, credit),
    workings: [...worked.workings, { kind: 'tax-credit', cents: toCents(credit) }],
  };
}

function withPlus({ plus }: TaxRule, worked: WorkedAmount): WorkedAmount {
  if (!plus) return worked;
  return {
    amount: add(worked.amount, plus.amount),
    workings: [...worked.workings, { kind: 'added-charge', cents: toCents(plus.amount), name: plus.name }],
  };
}

function fractionOfRule(
  { fractionOf }: TaxRule,
  base: Decimal,
  results: ReadonlyMap<string, Cents>,
): TaxAmount {
  const whole = (fractionOf && results.get(fractionOf.rule)) ?? 0;
  const { numerator, denominator } = fractionOf ?? { numerator: 0, denominator: 1 };
  const cents = fractionOfCents(whole, numerator, denominator);
  return {
    cents,
    base,
    workings: [
      { kind: 'part-of-tax', taxCents: whole, numerator, denominator },
      { kind: 'result', cents },
    ],
  };
}

/** The tax on the purchase, rounded once at the end; `results` are the taxes already computed, by rule. */
export function taxAmount(rule: TaxRule, purchase: Purchase, results: ReadonlyMap<string, Cents>): TaxAmount {
  const exact = taxBase(rule, purchase);
  if (isUntaxed(rule, exact, purchase)) return { cents: 0, base: exact, workings: [{ kind: 'tax-exempt' }] };
  if (rule.method === 'fraction-of-rule') return fractionOfRule(rule, exact, results);
  const base = rule.roundBase ? roundTo(exact, rule.roundBase.to, rule.roundBase.mode) : exact;
  const limited = withLimits(rule, base, taxByMethod(rule, base, purchase));
  const { amount, workings } = withPlus(rule, withCredit(rule, limited, purchase));
  const { roundResult } = rule;
  const cents = toCents(roundResult ? roundTo(amount, roundResult.to, roundResult.mode) : amount);
  const isTotal = workings.length === 1 && workings[0]?.kind === 'amount' && workings[0].cents === cents;
  return { cents, base, workings: isTotal ? workings : [...workings, { kind: 'result', cents }] };
}
