import type { PlaceProblem } from '@closewise/domain/place';
import { DomainError } from '@closewise/domain/events';
import { countingCode, distinct, referralCodeOf } from '@closewise/domain/referral';

/** A report as payments see it; `isPaid`: it is being generated or ready. */
export type PayableReport = Readonly<{
  reportId: number;
  isPaid: boolean;
  buyerEmail: string | null;
  referralCode: string | null;
  placeProblems: readonly PlaceProblem[];
}>;

/** The reports that can be paid for. Reporting implements this port, since Billing may import only Administration. */
export abstract class PayableReports {
  /** Null for an unknown or erased report. */
  abstract find(reportId: number): Promise<PayableReport | null>;

  /** The report with the id in a URL. An unknown id counts against the client's rate limit and is refused with 404. */
  abstract requireReport(idInAddress: string, clientAddress: string): Promise<PayableReport>;

  /** The same for a paid report; an unpaid one is refused like an unknown one. */
  abstract requirePaidReport(idInAddress: string, clientAddress: string): Promise<PayableReport>;
}

const refusals = {
  'not-offered': 'The premium report is not available for this property. You can buy the basic report.',
  'after-payment':
    'We cannot check before the payment whether premium is available for this property. You can buy the basic report ' +
    'and add premium to it afterwards, where it is available.',
} as const;

/** Progress of paid premium: `ready` once the readable report includes it. */
export type PremiumProgress = 'writing' | 'failed' | 'ready';

/** `after-payment`: today's limit of lookups for unpaid orders is reached, so only paid reports are looked up. */
export type PremiumOffer = 'offered' | 'not-offered' | 'after-payment';

/**
 * Whether premium can be sold for a report, and its progress. Reporting implements this port, since Billing may import
 * only Administration.
 */
export abstract class PremiumOffers {
  /** Whether enough sources have data on the report's property; may query them, which takes a few seconds at most. */
  abstract offerOf(reportId: number): Promise<PremiumOffer>;

  /** Refuses when premium is not offered. */
  async assertOffered(reportId: number): Promise<void> {
    const offer = await this.offerOf(reportId);
    if (offer !== 'offered') throw new DomainError('billing.premium-unavailable', refusals[offer]);
  }

  /** For a report whose premium is paid. */
  abstract progressOf(reportId: number): Promise<PremiumProgress>;
}

type ReferralCodesInRequest = Readonly<{
  referralCode?: string | null;
  earlierReferralCodes?: readonly string[];
}>;

/** The request's referral codes, newest first. */
export const submittedReferralCodes = ({
  referralCode,
  earlierReferralCodes = [],
}: ReferralCodesInRequest): string[] => distinct([referralCode, ...earlierReferralCodes].map(referralCodeOf));

/** Which referral codes exist. Affiliation implements this port, since neither Billing nor Reporting may import it. */
export abstract class ReferralCodes {
  /** Whether the code, in upper case, was ever assigned to an affiliate. */
  abstract isGiven(code: string): Promise<boolean>;

  /** The one code that counts among several, given newest first; null without any. */
  async chooseCode(codes: readonly string[]): Promise<string | null> {
    for (const code of codes) if (await this.isGiven(code)) return code;
    return countingCode(codes, () => false);
  }
}
