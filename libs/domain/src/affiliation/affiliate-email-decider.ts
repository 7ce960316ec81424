import { DomainError, type Decider } from '../events/index.js';
import type { AffiliateEmailEvent } from './reservation-events.js';

export type AffiliateEmailCommand = Readonly<{
  type: 'ClaimEmail' | 'ReleaseEmail' | 'BarEmail';
  emailKey: string;
  affiliateId: string;
}>;

/** Whose an address is; `barred` keeps naming the affiliate that was terminated. */
export type AffiliateEmailState =
  | Readonly<{ status: 'free' }>
  | Readonly<{ status: 'claimed' | 'barred'; affiliateId: string }>;

/** One address belongs to at most one affiliate; its owner may ask again after an interruption. */
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
