import { z } from 'zod';
import { defineEvents, type EventOf, DomainError, type Decider } from '../events/index.js';

const affiliateId = '6f1d2c3b';

export const referralCodeEvents = defineEvents({
  ReferralCodeReserved: {
    description: 'A code belongs to this affiliate for good; codes are never reused.',
    data: z.object({ code: z.string(), affiliateId: z.string() }),
    example: { code: 'MAPLE7K4M', affiliateId },
  },
});

export type ReferralCodeReserved = EventOf<typeof referralCodeEvents>;

const email = z.object({
  emailKey: z.string().describe('HMAC of the address, as in the stream name'),
  affiliateId: z.string(),
});
const exampleEmail = { emailKey: '7a31', affiliateId };

export const affiliateEmailEvents = defineEvents({
  AffiliateEmailClaimed: {
    description: 'An email address belongs to this affiliate.',
    data: email,
    example: exampleEmail,
  },
  AffiliateEmailReleased: {
    description: 'The affiliate changed their address or was deleted; the address may register again.',
    data: email,
    example: exampleEmail,
  },
  AffiliateEmailBarred: {
    description: 'The affiliate with this address was terminated; the address cannot register again.',
    data: email,
    example: exampleEmail,
  },
});

export type AffiliateEmailEvent = EventOf<typeof affiliateEmailEvents>;

/** The stream with the owner of a code. */
export const referralCodeStream = (code: string): string => `referral-code-${code}`;

/** The stream with the owner of an email address; `emailKey` is its HMAC. */
export const affiliateEmailStream = (emailKey: string): string => `affiliate-email-${emailKey}`;

export type ReserveReferralCode = Readonly<{
  type: 'ReserveReferralCode';
  code: string;
  affiliateId: string;
}>;
export type ReferralCodeState = Readonly<{ affiliateId: string | null }>;

/** A code has one owner, who may repeat the reservation after an interruption. */
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

export type AffiliateEmailCommand = Readonly<{
  type: 'ClaimEmail' | 'ReleaseEmail' | 'BarEmail';
  emailKey: string;
  affiliateId: string;
}>;

/** The owner of an address; `barred` names the terminated affiliate. */
export type AffiliateEmailState =
  | Readonly<{ status: 'free' }>
  | Readonly<{ status: 'claimed' | 'barred'; affiliateId: string }>;

/** An address belongs to at most one affiliate, who may repeat the claim after an interruption. */
export const affiliateEmailDecider: Decider<AffiliateEmailCommand, AffiliateEmailState, AffiliateEmailEvent> =
  {
    initialState: { status: 'free' },
    decide({ type, emailKey, affiliateId }, state) {
      const data = { emailKey, affiliateId };
      const isOwn = state.status !== 'free' && state.affiliateId === affiliateId;
      switch (type) {
        case 'ClaimEmail':
          if (state.status === 'barred') throw barred();
          if (state.status === 'claimed' && !isOwn) throw taken();
          return isOwn ? [] : [{ type: 'AffiliateEmailClaimed', data }];
        case 'ReleaseEmail':
          return isOwn && state.status === 'claimed' ? [{ type: 'AffiliateEmailReleased', data }] : [];
        case 'BarEmail':
          return state.status === 'barred' ? [] : [{ type: 'AffiliateEmailBarred', data }];
      }
    },
    evolve(_state, { type, data: { affiliateId } }) {
      if (type === 'AffiliateEmailReleased') return { status: 'free' };
      return { status: type === 'AffiliateEmailBarred' ? 'barred' : 'claimed', affiliateId };
    },
  };

const taken = (): DomainError =>
  new DomainError('affiliation.email-taken', 'This email address is already registered');
const barred = (): DomainError =>
  new DomainError('affiliation.email-barred', 'This email address cannot be registered again');
