import { DomainError, type Decider } from '../events/index.js';
import type { UsernameEvent } from './admin-events.js';

/** `abandonedBy` is an owner whose change was interrupted before it used the claim, which is then replaced. */
export type ClaimUsername = Readonly<{
  type: 'ClaimUsername';
  usernameKey: string;
  adminId: string;
  abandonedBy: string | null;
}>;
export type ReleaseUsername = Readonly<{ type: 'ReleaseUsername'; usernameKey: string; adminId: string }>;

/** `owner` is null while the username is free. */
export type UsernameState = Readonly<{ owner: string | null }>;

/** Reserves a username for one admin at a time. */
export const usernameDecider: Decider<ClaimUsername | ReleaseUsername, UsernameState, UsernameEvent> = {
  initialState: { owner: null },
  decide(command, { owner }) {
    const { usernameKey, adminId } = command;
    const released = (from: string): UsernameEvent => ({
      type: 'AdminUsernameReleased',
      data: { usernameKey, adminId: from },
    });
    if (command.type === 'ReleaseUsername') return owner === adminId ? [released(adminId)] : [];
    if (owner === adminId) return [];
    if (owner !== null && owner !== command.abandonedBy) throw usernameTaken();
    const claimed: UsernameEvent = { type: 'AdminUsernameClaimed', data: { usernameKey, adminId } };
    return owner === null ? [claimed] : [released(owner), claimed];
  },
  evolve: (_state, { type, data }) => ({ owner: type === 'AdminUsernameClaimed' ? data.adminId : null }),
};

/** The stream of one username. */
export const usernameStream = (usernameKey: string): string => `admin-username-${usernameKey}`;

const usernameTaken = (): DomainError =>
  new DomainError('administration.username-taken', 'This username is already taken. Choose another one.');
