import type { Cents } from '../../money/index.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import { taxAmount } from './tax-amount.js';
import { taxShares } from './tax-shares.js';

/** A tax as it comes out: the whole of it, and what the buyer pays. */
export type TaxDue = Readonly<{ rule: TaxRule; cents: Cents; buyerCents: Cents }>;

const withoutReplaced = (applying: readonly TaxRule[]): readonly TaxRule[] => {
  const replaced = new Set(applying.flatMap(({ replaces }) => replaces));
  return replaced.size === 0 ? applying : applying.filter(({ id }) => !replaced.has(id));
};

const noResults: ReadonlyMap<string, Cents> = new Map();

/** What the buyer pays of a tax that is no part of another one. */
export const buyerCentsOf = (rule: TaxRule, purchase: Purchase): Cents =>
  taxShares(rule, taxAmount(rule, purchase, noResults), purchase).buyerCents;

/**
 * The taxes of one purchase by whatever rules may apply to it: each rule is computed once, unless it is a part of
 * another one.
 */
export function taxesOfPurchase(purchase: Purchase): (applying: readonly TaxRule[]) => readonly TaxDue[] {
  const known = new Map<string, TaxDue>();
  const dueBy = (rule: TaxRule, results: ReadonlyMap<string, Cents>): TaxDue => {
    const before = rule.fractionOf === null ? known.get(rule.id) : undefined;
    if (before) return before;
    const tax = taxAmount(rule, purchase, results);
    const due = { rule, cents: tax.cents, buyerCents: taxShares(rule, tax, purchase).buyerCents };
    known.set(rule.id, due);
    return due;
  };
  return (applying) => {
    const results = new Map<string, Cents>();
    return withoutReplaced(applying).map((rule) => {
      const due = dueBy(rule, results);
      results.set(rule.id, due.cents);
      return due;
    });
  };
}

/** What the buyer pays of them together. */
export const buyerTotal = (taxes: readonly TaxDue[]): Cents =>
  taxes.reduce((sum, { buyerCents }) => sum + buyerCents, 0);
