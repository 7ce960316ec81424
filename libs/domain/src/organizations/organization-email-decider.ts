import { DomainError, type Decider } from '../events/index.js';
import type { OrganizationEmailEvent } from './organization-events.js';

/** `masterAffiliateId` identifies one registration: after a rejection, the same address gets another one. */
export type OrganizationEmailCommand = Readonly<{
  type: 'ClaimEmail' | 'ReleaseEmail';
  emailKey: string;
  tag: string;
  masterAffiliateId: string;
}>;

/** `owner` is null while the address is free. */
export type OrganizationEmailState = Readonly<{
  owner: Readonly<{ tag: string; masterAffiliateId: string }> | null;
}>;

/** An address belongs to at most one organization. An interrupted registration may continue, also with another tag. */
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

/** The refusal for an address of another organization. */
export const emailTaken = (): DomainError =>
  new DomainError('organizations.email-taken', 'This email address is already registered');
