import { percentOf, type Cents } from '../money/index.js';
import type { Shares } from './sale-events.js';
import { DomainError } from '../events/index.js';

/** An organization's percentage of its members' sales: $2.50 of $25. */
export const overridePercent = 10;

/** Percentages of a sale; null if nobody earns the share. */
export type ShareTerms = Readonly<{ commissionPercent: number | null; overridePercent: number | null }>;

/** Rounds commission and override; the house gets the rest. */
export function sharesOf(amountCents: Cents, terms: ShareTerms): Shares {
  const commissionCents = percentOf(amountCents, terms.commissionPercent ?? 0);
  const overrideCents = percentOf(amountCents, terms.overridePercent ?? 0);
  return { commissionCents, overrideCents, houseCents: amountCents - commissionCents - overrideCents };
}

/** The change of each share when the remaining amount changes. */
export function changeOfShares(fromCents: Cents, toCents: Cents, terms: ShareTerms): Shares {
  const before = sharesOf(fromCents, terms);
  const after = sharesOf(toCents, terms);
  return {
    commissionCents: after.commissionCents - before.commissionCents,
    overrideCents: after.overrideCents - before.overrideCents,
    houseCents: after.houseCents - before.houseCents,
  };
}

/** The rules for splitting a sale and for adjusting the shares after refunds and disputes. */
export type SplitPolicy = Readonly<{
  /** The shares add up to the amount paid. */
  sharesOf(paidCents: Cents, terms: ShareTerms): Shares;
  /** The change of each share when the remaining amount of the sale changes. */
  changeOfShares(fromCents: Cents, toCents: Cents, terms: ShareTerms): Shares;
}>;

/** Every version of the split rules; new sales use the `current` one. */
export type SplitPolicies = Readonly<{ current: number; byVersion: Readonly<Record<number, SplitPolicy>> }>;

const inProportion: SplitPolicy = { sharesOf, changeOfShares };

/**
 * A version is kept while its sales can be refunded; a change of the rules gets the next number. Since version 2,
 * the account of an unapproved organization earns nothing. Versions 1 and 2 have the same shares; the different
 * attribution is stored with each split.
 */
export const splitPolicies: SplitPolicies = { current: 2, byVersion: { 1: inProportion, 2: inProportion } };

/** The version of the rules for new sales. */
export const splitPolicyVersion = splitPolicies.current;

/** The rules of a version; throws for an unknown version. */
export function splitPolicyOf(version: number, policies: SplitPolicies = splitPolicies): SplitPolicy {
  const policy = policies.byVersion[version];
  if (policy) return policy;
  throw new DomainError(
    'affiliation.split-policy-unknown',
    `The sale was split by the rules of version ${version}, which this release does not know`,
    { policyVersion: version },
  );
}
