import { conditionHolds, firstThatHolds } from '../applicability/condition-holds.js';
import {
  type Decimal,
  add,
  compare,
  excess,
  greater,
  isZero,
  lesser,
  fractionOfCents,
  roundTo,
  toCents,
  dollars,
  one,
  zero,
  sum,
  multiply,
  stepsOf,
  toNumber,
  toPercent,
} from '../decimal.js';
import type { Cents } from '../../money/index.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule, TaxBracket } from '../rules/index.js';
import type { Workings, PercentStep, UnitsStep } from '../workings/step.js';

/** A rounded tax with its (rounded) base and arithmetic. */
export type TaxAmount = Readonly<{ cents: Cents; base: Decimal; workings: Workings }>;

const isUntaxed = (rule: TaxRule, base: Decimal, purchase: Purchase): boolean =>
  (rule.basis === 'loan' && isZero(base)) ||
  rule.zeroWhen.some((condition) => conditionHolds(condition, purchase)) ||
  (rule.zeroAtOrBelow !== null && compare(base, rule.zeroAtOrBelow) <= 0) ||
  (rule.zeroBelow !== null && compare(base, rule.zeroBelow) < 0);

function withLimits(rule: TaxRule, base: Decimal, worked: AmountWithWorkings): AmountWithWorkings {
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

function withCredit(rule: TaxRule, worked: AmountWithWorkings, purchase: Purchase): AmountWithWorkings {
  const credit = firstThatHolds(rule.credit, purchase)?.amount;
  if (!credit) return worked;
  return {
    amount: excess(worked.amount, credit),
    workings: [...worked.workings, { kind: 'tax-credit', cents: toCents(credit) }],
  };
}

function withPlus({ plus }: TaxRule, worked: AmountWithWorkings): AmountWithWorkings {
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

/** The tax on the purchase, rounded once at the end; `results` holds the taxes already computed, by rule. */
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

/** The taxed amount in dollars. */
function taxBase({ basis }: TaxRule, { priceCents, loanCents }: Purchase): Decimal {
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

function flatTax(rule: TaxRule, purchase: Purchase): AmountWithWorkings {
  const amount = rule.amount ?? zero;
  if (rule.perDocument === null || purchase.loanCents === 0)
    return { amount, workings: [{ kind: 'amount', cents: toCents(amount) }] };
  return {
    amount: add(amount, amount),
    workings: [{ kind: 'per-document', cents: toCents(amount), documents: 2 }],
  };
}

const fromStep = ({ amount, step }: AmountWithStep): AmountWithWorkings => ({ amount, workings: [step] });

/** The tax by the rule's method, before its minimum, credits and rounding. */
function taxByMethod(rule: TaxRule, base: Decimal, purchase: Purchase): AmountWithWorkings {
  const exempt = firstThatHolds(rule.exemptFirst, purchase)?.amount ?? zero;
  const taxed = excess(base, exempt);
  const rate = firstThatHolds(rule.rateWhen, purchase)?.rate ?? rule.rate ?? zero;
  const worked = ((): AmountWithWorkings => {
    switch (rule.method) {
      case 'percent':
        return fromStep(atRate(taxed, rate));
      case 'per-unit':
        return fromStep(perUnit(taxed, rule.unit ?? one, rule.ratePerUnit ?? zero));
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

function bracketTax(rule: TaxRule, bracket: TaxBracket, amount: Decimal): AmountWithStep {
  if (rule.unit && bracket.ratePerUnit) return perUnit(amount, rule.unit, bracket.ratePerUnit);
  return atRate(amount, bracket.rate ?? zero);
}

function reaches({ upTo, inclusive }: TaxBracket, base: Decimal): boolean {
  if (upTo === null) return true;
  const order = compare(base, upTo);
  return order < 0 || (order === 0 && inclusive);
}

function wholeAmountTax(rule: TaxRule, base: Decimal, exempt: Decimal): AmountWithWorkings {
  const bracket = rule.brackets.find((candidate) => reaches(candidate, base));
  if (!bracket) return { amount: zero, workings: [] };
  const { amount, step } = bracketTax(rule, bracket, excess(base, exempt));
  return { amount, workings: [step] };
}

function marginalTax(rule: TaxRule, base: Decimal, exempt: Decimal): AmountWithWorkings {
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

/** The tax by brackets. Their limits apply to the whole base, before exemptions and units. */
function bracketsTax(rule: TaxRule, base: Decimal, exempt: Decimal): AmountWithWorkings {
  return rule.bracketMode === 'marginal'
    ? marginalTax(rule, base, exempt)
    : wholeAmountTax(rule, base, exempt);
}

/** An amount and the arithmetic behind it. */
type AmountWithWorkings = Readonly<{ amount: Decimal; workings: Workings }>;

/** An amount from one step. */
type AmountWithStep = Readonly<{ amount: Decimal; step: PercentStep | UnitsStep }>;

/** A base times a rate. */
function atRate(base: Decimal, rate: Decimal): AmountWithStep {
  return {
    amount: multiply(base, rate),
    step: { kind: 'percent', baseCents: toCents(base), percent: toPercent(rate) },
  };
}

/** A base in whole units, rounded up, times a rate per unit. */
function perUnit(base: Decimal, unit: Decimal, rate: Decimal): AmountWithStep {
  const units: Decimal = { units: stepsOf(base, unit, 'up'), scale: 0 };
  return {
    amount: multiply(units, rate),
    step: {
      kind: 'units',
      baseCents: toCents(base),
      units: Number(units.units),
      unitDollars: toNumber(unit),
      perUnitDollars: toNumber(rate),
    },
  };
}
