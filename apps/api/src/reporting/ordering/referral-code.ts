import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { createReportRequest } from '@closewise/contracts/buyer';
import { referralCodeOf } from '@closewise/domain/referral';

/** Written by our pages when a referral link is opened; the browser forgets it after 30 days. */
const COOKIE = 'closewise_ref';

/** The code of the last referral link; null as well when the cookie holds what no code can be. */
export function referralCookieOf({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null {
  const { data } = createReportRequest.shape.referralCode.safeParse(cookies[COOKIE]);
  return referralCodeOf(data);
}
