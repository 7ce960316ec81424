import type { Cents } from '../money/index.js';
import type { LoanType, PropertyType } from './property.js';

/** The most a seller may pay of a home buyer's costs under the loan's rules, and the rule. */
export type SellerCreditLimit = Readonly<{ percent: number; cents: Cents; rule: string }>;

/** `loanCents` is the loan of the estimate. */
export type CreditLimitInput = Readonly<{
  priceCents: Cents;
  loanCents: Cents;
  loanType: LoanType;
  propertyType: PropertyType;
  /** The buyer will rent the home out. */
  investment?: boolean | undefined;
}>;

const notHomes: ReadonlySet<PropertyType> = new Set([
  'vacant-land',
  'commercial',
  'industrial',
  'mixed-use',
  'farm-ranch',
]);

/** The limit for this purchase; null if no rule covers it. The VA only limits concessions beyond ordinary costs. */
export function sellerCreditLimit(purchase: CreditLimitInput): SellerCreditLimit | null {
  const { priceCents, loanCents, loanType, propertyType } = purchase;
  if (notHomes.has(propertyType)) return null;
  const limit = (percent: number, rule: string): SellerCreditLimit => ({
    percent,
    cents: Math.floor((priceCents * percent) / 100),
    rule,
  });
  if (loanType === 'FHA') return limit(6, 'HUD Handbook 4000.1, II.A.4.d');
  if (loanType === 'USDA') return limit(6, '7 CFR 3555.102; HB-1-3555, ch. 6');
  if (loanType !== 'Conventional') return null;
  const loanToValuePercent = (loanCents * 100) / priceCents;
  const rule = 'Fannie Mae Selling Guide B3-4.1-02';
  if (purchase.investment) return limit(2, rule);
  if (loanToValuePercent > 90) return limit(3, rule);
  return limit(loanToValuePercent > 75 ? 6 : 9, rule);
}
