import {
  compare,
  decimal,
  dollars,
  multiply,
  roundTo,
  toCents,
  writeDollars,
  writeNumber,
  zero,
} from '../decimal/index.js';
import { formatCents, type Cents } from '../../money/index.js';
import type { FeeLine } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { SimultaneousLender, TitleRules } from '../rules/index.js';
import { exactly, spreadAround } from '../spread.js';
import { premiumOf, type OwnerPremium } from './owner-premium.js';

export type LenderPremium = Readonly<{ range: FeeLine['range']; exact: boolean; workings: string }>;
type Price = Readonly<{ range: FeeLine['range']; workings: string }>;

const hundredth = decimal('0.01');

/** The price of a policy for a loan of at most the owner's amount, around its figure or between two known ones. */
function usualPrice(terms: SimultaneousLender, ownerCents: Cents): Price {
  const { amount, percentOfOwner, between, roundResult, text } = terms;
  if (amount) {
    const isIncluded = compare(amount, zero) === 0;
    return {
      range: spreadAround(toCents(amount)),
      workings: isIncluded ? `${writeDollars(amount)}; published as: ${text}` : writeDollars(amount),
    };
  }
  if (between) {
    const [lowCents, highCents] = [toCents(between.low), toCents(between.high)];
    const typicalCents = Math.ceil((lowCents + highCents) / 2);
    return {
      range: { lowCents, typicalCents, highCents },
      workings: `${formatCents(lowCents)} to ${formatCents(highCents)}; published as: ${text}`,
    };
  }
  const percent = percentOfOwner ?? decimal(0);
  const part = multiply(dollars(ownerCents), multiply(percent, hundredth));
  const rounded = roundResult ? roundTo(part, roundResult.to, roundResult.mode) : part;
  return {
    range: spreadAround(toCents(rounded)),
    workings: `${formatCents(ownerCents)} × ${writeNumber(percent)}%`,
  };
}

/** What a loan above the owner's amount adds: the difference between their premiums. */
function excessCents(rules: TitleRules, purchase: Purchase, { schedule, cents }: OwnerPremium): Cents {
  if (purchase.loanCents <= purchase.ownerPolicyCents) return 0;
  return Math.max(0, premiumOf(schedule, rules, purchase.loanCents) - cents);
}

/** The lender's policy bought together with the owner's. */
export function lenderPremium(rules: TitleRules, purchase: Purchase, owner: OwnerPremium): LenderPremium {
  const { simultaneousLender: terms } = rules;
  const { range, workings } = usualPrice(terms, owner.cents);
  const more = excessCents(rules, purchase, owner);
  const isOver = purchase.loanCents > purchase.ownerPolicyCents;
  const exact =
    owner.schedule?.promulgated === true &&
    owner.schedule.confidence !== 'low' &&
    terms.between === null &&
    (!isOver || terms.excess !== null);
  return {
    range: exact
      ? exactly(range.typicalCents + more)
      : {
          lowCents: range.lowCents + more,
          typicalCents: range.typicalCents + more,
          highCents: range.highCents + more,
        },
    exact,
    workings: isOver ? `${workings} + ${formatCents(more)} for the loan above the owner’s policy` : workings,
  };
}
