import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { createReportRequest } from '@closewise/contracts/buyer';

/** Written by our pages when a referral link is opened; the browser forgets it after 30 days. */
const COOKIE = 'closewise_ref';

/** A referral code as it is kept: in capitals; null when there is none. */
export const referralCodeOf = (given: string | null | undefined): string | null =>
  given?.trim().toUpperCase() || null;

/** The code of the last referral link; null as well when the cookie holds what no code can be. */
export function referralCookieOf({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null {
  const { data } = createReportRequest.shape.referralCode.safeParse(cookies[COOKIE]);
  return referralCodeOf(data);
}
