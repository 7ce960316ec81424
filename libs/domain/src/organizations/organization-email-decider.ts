import { DomainError, type Decider } from '../events/index.js';
import type { OrganizationEmailEvent } from './organization-events.js';

/** `masterAffiliateId` is the account of one registration: after a rejection the same address gets another one. */
export type OrganizationEmailCommand = Readonly<{
  type: 'ClaimEmail' | 'ReleaseEmail';
  emailKey: string;
  tag: string;
  masterAffiliateId: string;
}>;

/** Whose an address is; null while it is nobody's. */
export type OrganizationEmailState = Readonly<{
  owner: Readonly<{ tag: string; masterAffiliateId: string }> | null;
}>;

/** One address signs in to at most one organization; an interrupted registration may go on, with another tag too. */
export const organizationEmailDecider: Decider<
  OrganizationEmailCommand,
  OrganizationEmailState,
  OrganizationEmailEvent
> = {
  initialState: { owner: null },
  decide({ type, ...data }, { owner }) {
    const isOwn = owner?.masterAffiliateId === data.masterAffiliateId;
    if (type === 'ReleaseEmail') return isOwn ? [{ type: 'OrganizationEmailReleased', data }] : [];
    if (owner && !isOwn) throw emailTaken();
    return owner?.tag === data.tag ? [] : [{ type: 'OrganizationEmailClaimed', data }];
  },
  evolve(_state, { type, data: { tag, masterAffiliateId } }) {
    return { owner: type === 'OrganizationEmailClaimed' ? { tag, masterAffiliateId } : null };
  },
};

/** Refusal of an address that another organization has. */
export const emailTaken = (): DomainError =>
  new DomainError('organizations.email-taken', 'This email address is already registered');
