import { referralCodesIn } from '@closewise/domain/referral';

/** The codes of the referral link that was followed to this address, in the order in which they count. */
export const visitedCodes = (url: string): string[] =>
  referralCodesIn(url.split('?')[1] ?? '').filter((code) => /^[\w-]+$/.test(code));
