import { assertCents, type Cents } from '../../money/index.js';
import { firstThatHolds } from '../applicability/index.js';
import { dollars, lesser, multiply, toCents } from '../decimal/index.js';
import type { FeeLine } from '../estimate.js';
import type { Purchase } from '../purchase.js';
import type { TaxRule } from '../rules/index.js';
import type { TaxAmount } from './tax-amount.js';

const fieldOf = { buyer: 'buyerCents', seller: 'sellerCents', lender: 'lenderCents' } as const;

function lenderPartOf(rule: TaxRule, { cents, base }: TaxAmount, purchase: Purchase): Cents {
  const part = firstThatHolds(rule.lenderPart, purchase);
  return part ? Math.min(cents, toCents(multiply(base, part.rate))) : 0;
}

/** Who pays the tax: the buyer's part rounds half up, the seller has the remainder. */
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
