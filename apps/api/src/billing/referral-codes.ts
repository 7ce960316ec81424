import { countingCode, distinct, referralCodeOf } from '@closewise/domain/referral';

type Sent = Readonly<{ referralCode?: string | null; earlierReferralCodes?: readonly string[] }>;

/** The codes of a request, the newest first. */
export const sentCodes = ({ referralCode, earlierReferralCodes = [] }: Sent): string[] =>
  distinct([referralCode, ...earlierReferralCodes].map(referralCodeOf));

/** Whose a referral code is. Affiliation answers, which neither billing nor reporting knows. */
export abstract class ReferralCodes {
  /** Whether the code, in capitals, was ever given to an affiliate. */
  abstract isGiven(code: string): Promise<boolean>;

  /** The code that counts of several, the newest first; null without any. */
  async counting(codes: readonly string[]): Promise<string | null> {
    for (const code of codes) if (await this.isGiven(code)) return code;
    return countingCode(codes, () => false);
  }
}
