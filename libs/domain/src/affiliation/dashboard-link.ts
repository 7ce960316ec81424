import type { AffiliateState } from './affiliate-state.js';

type Affiliate = Exclude<AffiliateState, { status: 'unknown' }>;

/**
 * `mailed`: opens the dashboard and proves the address; `shown`: opens it too, but was only shown on a screen;
 * `not-me`: erases the sign-up.
 */
export type LinkPurpose = 'mailed' | 'shown' | 'not-me';

/** Whether links and sessions of an affiliate open anything: they end with a termination and with a deletion. */
export const canSignIn = ({ status }: Pick<Affiliate, 'status'>): boolean =>
  status === 'active' || status === 'inactive';

/**
 * Whether a link still opens anything: it never expires by time, but ends when a newer generation replaces it. Who has
 * just said 'this was not me' may say it again until everything is erased.
 */
export function isLinkInForce(
  { purpose, generation }: Readonly<{ purpose: LinkPurpose; generation: number }>,
  affiliate: Pick<Affiliate, 'status' | 'linkGeneration'>,
): boolean {
  if (generation !== affiliate.linkGeneration) return false;
  return canSignIn(affiliate) || (purpose === 'not-me' && affiliate.status === 'deleted');
}
