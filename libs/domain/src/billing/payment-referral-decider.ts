import type { Decider } from '../events/index.js';
import type { PaymentReferred } from './payment-events.js';

/** The referral code that came with a payment, or null. */
export type PaymentReferralState = Readonly<{ referralCode: string | null }>;

export type StateReferralCode = Readonly<{
  type: 'StateReferralCode';
  paymentId: string;
  reportId: number;
  referralCode: string;
}>;

/** The stream with the referral code of a payment. */
export const paymentReferralStream = (paymentId: string): string => `payment-referral-${paymentId}`;

/** The first code wins, however often the browser reports the payment. */
export const paymentReferralDecider: Decider<StateReferralCode, PaymentReferralState, PaymentReferred> = {
  initialState: { referralCode: null },
  decide({ paymentId, reportId, referralCode }, state) {
    if (state.referralCode !== null) return [];
    return [{ type: 'PaymentReferred', data: { paymentId, reportId, referralCode } }];
  },
  evolve(_state, { data: { referralCode } }) {
    return { referralCode };
  },
};
