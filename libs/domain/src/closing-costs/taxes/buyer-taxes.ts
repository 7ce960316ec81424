import { type Cents, assertCents } from '../../money/index.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import { taxAmount, type TaxAmount } from './tax-amount.js';
import { firstThatHolds } from '../applicability/condition-holds.js';
import { dollars, lesser, multiply, toCents } from '../decimal.js';
import type { FeeLine } from '../estimate.js';

/** A computed tax: the full amount and the buyer's part. */
export type TaxDue = Readonly<{ rule: TaxRule; cents: Cents; buyerCents: Cents }>;

const withoutReplaced = (applying: readonly TaxRule[]): readonly TaxRule[] => {
  const replaced = new Set(applying.flatMap(({ replaces }) => replaces));
  return replaced.size === 0 ? applying : applying.filter(({ id }) => !replaced.has(id));
};

const noResults: ReadonlyMap<string, Cents> = new Map();

/** The buyer's part of a tax that is not part of another tax. */
export const buyerCentsOf = (rule: TaxRule, purchase: Purchase): Cents =>
  taxShares(rule, taxAmount(rule, purchase, noResults), purchase).buyerCents;

/**
 * Computes the taxes of a purchase under any set of rules. Each rule is computed once, unless it is part of another
 * tax.
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

/** The buyer's part of all taxes. */
export const buyerTotal = (taxes: readonly TaxDue[]): Cents =>
  taxes.reduce((sum, { buyerCents }) => sum + buyerCents, 0);

const fieldOf = { buyer: 'buyerCents', seller: 'sellerCents', lender: 'lenderCents' } as const;

function lenderPartOf(rule: TaxRule, { cents, base }: TaxAmount, purchase: Purchase): Cents {
  const part = firstThatHolds(rule.lenderPart, purchase);
  return part ? Math.min(cents, toCents(multiply(base, part.rate))) : 0;
}

/** The parts of the tax. The buyer's part rounds half up; the seller pays the rest. */
export function taxShares(rule: TaxRule, tax: TaxAmount, purchase: Purchase): FeeLine['shares'] {
  const fractions = firstThatHolds(rule.sharesWhen, purchase)?.shares ?? rule.shares;
  const lenderPart = lenderPartOf(rule, tax, purchase);
  const rest = tax.cents - lenderPart;
  const lenderCents = lenderPart + toCents(multiply(dollars(rest), fractions.lender));
  const buyerCents = Math.min(tax.cents - lenderCents, toCents(multiply(dollars(rest), fractions.buyer)));
  const shares = { buyerCents, sellerCents: assertCents(tax.cents - lenderCents - buyerCents), lenderCents };
  const reduction = firstThatHolds(rule.shareReduction, purchase);
  if (!reduction) return shares;
  const field = fieldOf[reduction.payer];
  const off = toCents(multiply(lesser(tax.base, reduction.ofBaseUpTo), reduction.rate));
  return { ...shares, [field]: Math.max(0, shares[field] - off) };
}
