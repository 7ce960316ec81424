import '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { createReportRequest } from '@closewise/contracts/buyer';
import { distinct, mostReferralCodes, referralCodeOf } from '@closewise/domain/referral';

/** Written by our pages when a referral link is opened; the browser forgets it after 30 days. */
const COOKIE = 'closewise_ref';

/** The codes that the cookie holds, the newest first; none when it holds what no code can be. */
export function referralCookieOf({ cookies }: Pick<FastifyRequest, 'cookies'>): string[] {
  const codes = (cookies[COOKIE] ?? '').split(' ', mostReferralCodes).map(referralCodeOf);
  return distinct(codes).filter((code) => createReportRequest.shape.referralCode.safeParse(code).success);
}
