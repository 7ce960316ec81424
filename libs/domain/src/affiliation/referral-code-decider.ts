import { DomainError, type Decider } from '../events/index.js';
import type { ReferralCodeReserved } from './reservation-events.js';

export type ReserveReferralCode = Readonly<{
  type: 'ReserveReferralCode';
  code: string;
  affiliateId: string;
}>;
export type ReferralCodeState = Readonly<{ affiliateId: string | null }>;

/** A code is taken once; its owner may ask again after an interruption. */
export const referralCodeDecider: Decider<ReserveReferralCode, ReferralCodeState, ReferralCodeReserved> = {
  initialState: { affiliateId: null },
  decide({ code, affiliateId }, { affiliateId: owner }) {
    if (owner === affiliateId) return [];
    if (owner !== null) throw new DomainError('affiliation.code-taken', 'This referral code is taken');
    return [{ type: 'ReferralCodeReserved', data: { code, affiliateId } }];
  },
  evolve(_state, { data }) {
    return { affiliateId: data.affiliateId };
  },
};
