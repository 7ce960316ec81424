import { percentOf, type Cents } from '../money/index.js';

/** What an organization earns of a sale by one of its members: $2.50 of $25. */
export const overridePercent = 10;

/** Percentages of a sale; null: nobody earns it. */
export type ShareTerms = Readonly<{ commissionPercent: number | null; overridePercent: number | null }>;

/** Three parts of one amount; they add up to it. */
export type Shares = Readonly<{ commissionCents: Cents; overrideCents: Cents; houseCents: Cents }>;

/** Commission and override are rounded, the house takes the rest. */
export function sharesOf(amountCents: Cents, terms: ShareTerms): Shares {
  const commissionCents = percentOf(amountCents, terms.commissionPercent ?? 0);
  const overrideCents = percentOf(amountCents, terms.overridePercent ?? 0);
  return { commissionCents, overrideCents, houseCents: amountCents - commissionCents - overrideCents };
}

/** What each part changes by when the amount that stands goes from one to another. */
export function changeOfShares(fromCents: Cents, toCents: Cents, terms: ShareTerms): Shares {
  const before = sharesOf(fromCents, terms);
  const after = sharesOf(toCents, terms);
  return {
    commissionCents: after.commissionCents - before.commissionCents,
    overrideCents: after.overrideCents - before.overrideCents,
    houseCents: after.houseCents - before.houseCents,
  };
}
