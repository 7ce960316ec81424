import { DomainError, type Decider } from '../events/index.js';
import type { OrganizationEmailEvent } from './organization-events.js';

export type OrganizationEmailCommand = Readonly<{
  type: 'ClaimEmail' | 'ReleaseEmail';
  emailKey: string;
  tag: string;
}>;
export type OrganizationEmailState = Readonly<{ tag: string | null }>;

/** One address signs in to at most one organization; its owner may ask again after an interruption. */
export const organizationEmailDecider: Decider<
  OrganizationEmailCommand,
  OrganizationEmailState,
  OrganizationEmailEvent
> = {
  initialState: { tag: null },
  decide({ type, emailKey, tag }, { tag: owner }) {
    const data = { emailKey, tag };
    if (type === 'ReleaseEmail') return owner === tag ? [{ type: 'OrganizationEmailReleased', data }] : [];
    if (owner === tag) return [];
    if (owner === null) return [{ type: 'OrganizationEmailClaimed', data }];
    throw new DomainError('organizations.email-taken', 'This email address is already registered');
  },
  evolve(_state, { type, data }) {
    return { tag: type === 'OrganizationEmailClaimed' ? data.tag : null };
  },
};
