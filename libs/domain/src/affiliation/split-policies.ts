import { DomainError } from '../events/index.js';
import type { Cents } from '../money/index.js';
import { changeOfShares, sharesOf, type Shares, type ShareTerms } from './sale-shares.js';

/** The rules by which a sale is shared, at its split and whenever money of it goes back or returns. */
export type SplitPolicy = Readonly<{
  /** The shares of what was paid; they add up to it. */
  sharesOf(paidCents: Cents, terms: ShareTerms): Shares;
  /** What each share changes by when what stands of the sale goes from one amount to another. */
  changeOfShares(fromCents: Cents, toCents: Cents, terms: ShareTerms): Shares;
}>;

/** Every version of the rules by which a sale was ever split; new sales are split by the `current` one. */
export type SplitPolicies = Readonly<{ current: number; byVersion: Readonly<Record<number, SplitPolicy>> }>;

const inProportion: SplitPolicy = { sharesOf, changeOfShares };

/**
 * A version stays for as long as sales that were split by it can be refunded; a change of the rules gets the next
 * number. Since 2, the account of an organization that is not approved earns nothing: the shares of 1 and 2 are the
 * same, and what differs, whom a sale is credited to, is kept with its split.
 */
export const splitPolicies: SplitPolicies = { current: 2, byVersion: { 1: inProportion, 2: inProportion } };

/** The version of the rules by which sales are split today. */
export const splitPolicyVersion = splitPolicies.current;

/** The rules of a version; refuses one that this release does not know. */
export function splitPolicyOf(version: number, policies: SplitPolicies = splitPolicies): SplitPolicy {
  const policy = policies.byVersion[version];
  if (policy) return policy;
  throw new DomainError(
    'affiliation.split-policy-unknown',
    `The sale was split by the rules of version ${version}, which this release does not know`,
    { policyVersion: version },
  );
}
