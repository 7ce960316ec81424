import { z } from 'zod';
import { longestReferralCode, mostReferralCodes } from '@closewise/domain/referral';

/** Text typed by a person: no control characters or lone surrogates; markup is ordinary text. */
export const personText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !/[\u0000-\u001f\u007f]/.test(value) && value.isWellFormed(), {
      message: 'must not contain control characters',
    });

/** An ordinary address; the last part of its host may be internationalized (`xn--p1ai`). */
const form =
  /^(?!\.)(?!.*\.\.)[\w'+.-]*[\w+-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+(?:[A-Za-z]{2,63}|xn--[A-Za-z\d-]{1,59})$/;
const address = z.email({ pattern: form });

/** Whether the text is an email address; surrounding spaces do not matter. */
export const isEmailAddress = (text: string): boolean => address.safeParse(text.trim()).success;

/**
 * Codes of the referral links that a browser followed, newest first. The first one that belongs to an affiliate
 * counts.
 */
export const referralCodes = {
  referralCode: personText(longestReferralCode).nullish(),
  earlierReferralCodes: z.array(personText(longestReferralCode)).max(mostReferralCodes).optional(),
};
