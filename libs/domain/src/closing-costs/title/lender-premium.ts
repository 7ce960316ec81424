import { decimal, dollars, multiply, roundTo, toCents, writeDollars } from '../decimal/index.js';
import { formatCents, type Cents } from '../../money/index.js';
import type { FeeLine } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { TitleRules } from '../rules/index.js';
import { exactly, spreadAround } from '../spread.js';
import { ownerPremium, ownerSchedule } from './owner-premium.js';

export type LenderPremium = Readonly<{ range: FeeLine['range']; exact: boolean; workings: string }>;

const hundredth = decimal('0.01');
const usual = { low: 10000, typical: 15000, high: 90000 };

function amountsIn(text: string): Cents[] {
  const figures = text.match(/\$[\d,]+(\.\d+)?/g) ?? [];
  return figures.map((figure) => toCents(decimal(figure.replace(/[$,]/g, ''))));
}

function worded(text: string): LenderPremium {
  const [first, second] = amountsIn(text);
  const low = Math.min(first ?? usual.low, second ?? first ?? usual.high);
  const high = Math.max(first ?? usual.low, second ?? first ?? usual.high);
  const typicalCents = first === undefined ? usual.typical : Math.round((low + high) / 2);
  return { range: { lowCents: low, typicalCents, highCents: high }, exact: false, workings: text };
}

/** The lender's policy bought together with the owner's. */
export function lenderPremium(rules: TitleRules, purchase: Purchase): LenderPremium {
  const { simultaneousLender: terms } = rules;
  if (!terms) return worded('');
  const { amount, percentOfOwner } = terms;
  if (!amount && !percentOfOwner) return worded(terms.text);
  const owner = ownerPremium(rules, purchase, purchase.ownerPolicyCents);
  const part = percentOfOwner
    ? multiply(dollars(owner.cents), multiply(percentOfOwner, hundredth))
    : (amount ?? decimal(0));
  const base = toCents(
    terms.roundResult ? roundTo(part, terms.roundResult.to, terms.roundResult.mode) : part,
  );
  const isOver = purchase.loanCents > purchase.ownerPolicyCents;
  const more = isOver
    ? Math.max(0, ownerPremium(rules, purchase, purchase.loanCents).cents - owner.cents)
    : 0;
  const schedule = ownerSchedule(rules, purchase);
  const exact =
    schedule?.promulgated === true && schedule.confidence !== 'low' && (!isOver || terms.excess !== null);
  const share = percentOfOwner
    ? `${formatCents(owner.cents)} × ${writeDollars(percentOfOwner).slice(1)}%`
    : formatCents(base);
  return {
    range: exact ? exactly(base + more) : spreadAround(base + more),
    exact,
    workings: isOver ? `${share} + ${formatCents(more)} for the loan above the owner's policy` : share,
  };
}
