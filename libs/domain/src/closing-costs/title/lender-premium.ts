import { type Decimal, decimal, dollars, multiply, roundTo, toCents, toNumber } from '../decimal.js';
import type { Cents } from '../../money/index.js';
import type { FeeLine } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { SimultaneousLender, TitleRules } from '../rules/index.js';
import { exactRange, spreadAround } from '../spread.js';
import type { Step, Workings } from '../workings/step.js';
import { isKnownFor, premiumOf, type OwnerPremium } from './owner-premium.js';

export type LenderPremium = Readonly<{ range: FeeLine['range']; exact: boolean; workings: Workings }>;
type UsualPrice = Readonly<{ range: FeeLine['range']; workings: Workings }>;

const hundredth = decimal('0.01');

const publishedSteps = ({ text }: SimultaneousLender): Step[] =>
  text ? [{ kind: 'published', words: text }] : [];

function percentPrice(
  baseCents: Cents,
  percent: Decimal,
  roundResult: SimultaneousLender['roundResult'],
): UsualPrice {
  const part = multiply(dollars(baseCents), multiply(percent, hundredth));
  const rounded = roundResult ? roundTo(part, roundResult.to, roundResult.mode) : part;
  return {
    range: spreadAround(toCents(rounded)),
    workings: [{ kind: 'percent', baseCents, percent: toNumber(percent) }],
  };
}

/**
 * The price of a policy for a loan up to the owner's amount: around its figure or between two known ones, or by the
 * rate for the loan, which also covers larger loans.
 */
function usualPrice(terms: SimultaneousLender, ownerCents: Cents, rateForLoan: () => Cents): UsualPrice {
  const { amount, percentOfOwner, percentOfRateForLoan, between, roundResult } = terms;
  if (amount) {
    const cents = toCents(amount);
    return {
      range: spreadAround(cents),
      workings: [{ kind: 'amount', cents }, ...(cents === 0 ? publishedSteps(terms) : [])],
    };
  }
  if (between) {
    const [lowCents, highCents] = [toCents(between.low), toCents(between.high)];
    const typicalCents = Math.ceil((lowCents + highCents) / 2);
    return {
      range: { lowCents, typicalCents, highCents },
      workings: [{ kind: 'between', lowCents, highCents }, ...publishedSteps(terms)],
    };
  }
  return percentOfRateForLoan
    ? percentPrice(rateForLoan(), percentOfRateForLoan, roundResult)
    : percentPrice(ownerCents, percentOfOwner ?? decimal(0), roundResult);
}

/** What a loan above the owner's amount adds: the difference between their premiums. */
function excessCents(rules: TitleRules, purchase: Purchase, { schedule, cents }: OwnerPremium): Cents {
  return Math.max(0, premiumOf(schedule, rules, purchase.loanCents) - cents);
}

/** The lender's policy, issued together with the owner's. */
export function lenderPremium(rules: TitleRules, purchase: Purchase, owner: OwnerPremium): LenderPremium {
  const { simultaneousLender: terms } = rules;
  const rateForLoan = (): Cents => premiumOf(owner.schedule, rules, purchase.loanCents);
  const { range, workings } = usualPrice(terms, owner.cents, rateForLoan);
  const isOver = terms.percentOfRateForLoan === null && purchase.loanCents > purchase.ownerPolicyCents;
  const more = isOver ? excessCents(rules, purchase, owner) : 0;
  const exact =
    owner.schedule?.promulgated === true &&
    owner.schedule.confidence !== 'low' &&
    isKnownFor(owner.schedule, dollars(purchase.ownerPolicyCents)) &&
    terms.between === null &&
    terms.percentOfRateForLoan === null &&
    (!isOver || terms.excess !== null);
  return {
    range: exact
      ? exactRange(range.typicalCents + more)
      : {
          lowCents: range.lowCents + more,
          typicalCents: range.typicalCents + more,
          highCents: range.highCents + more,
        },
    exact,
    workings: isOver ? [...workings, { kind: 'loan-above-owner-policy', cents: more }] : workings,
  };
}
