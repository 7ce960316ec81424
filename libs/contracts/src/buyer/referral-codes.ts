import { longestReferralCode, mostReferralCodes } from '@closewise/domain/referral';
import { z } from 'zod';
import { personText } from './person-text.js';

/**
 * The codes of the referral links that a browser followed: the newest, and those before it. The first one that belongs to
 * an affiliate counts.
 */
export const referralCodes = {
  referralCode: personText(longestReferralCode).nullish(),
  earlierReferralCodes: z.array(personText(longestReferralCode)).max(mostReferralCodes).optional(),
};
