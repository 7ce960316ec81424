import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';
import type { OrganizationEvent, OrganizationPerson } from './organization-events.js';
import type { OrganizationState } from './organization-state.js';

/** What may be asked of one organization; `note` says what was checked, or why it is refused. */
export type OrganizationCommand = Readonly<
  | {
      type: 'RegisterOrganization';
      tag: string;
      name: string;
      masterAffiliateId: string;
      emailKey: string;
      credentialId: string | null;
      subjectId: string;
      person: OrganizationPerson;
    }
  | { type: 'ApproveOrganization' | 'RejectOrganization'; note: string }
  | { type: 'ChangeOrganizationCredentials'; credentialId: string }
>;

type Asked<Type> = Extract<OrganizationCommand, { type: Type }>;

/** One organization from its registration over an admin's approval; asking again records nothing. */
export const organizationDecider: Decider<OrganizationCommand, OrganizationState, OrganizationEvent> = {
  initialState: { status: 'free', wasRejected: false },
  decide(command, state) {
    if (command.type === 'RegisterOrganization') return register(command, state);
    if (state.status === 'free') {
      if (command.type === 'RejectOrganization' && state.wasRejected) return [];
      throw noSuchOrganization();
    }
    const { tag } = state;
    switch (command.type) {
      case 'ApproveOrganization':
        if (state.status === 'approved') return [];
        return [{ type: 'OrganizationApproved', data: { tag, note: noteOf(command.note) } }];
      case 'RejectOrganization':
        if (state.status === 'approved') {
          throw new DomainError(
            'organizations.organization-approved',
            'This organization was approved already and cannot be rejected any more',
          );
        }
        return [{ type: 'OrganizationRejected', data: { tag, note: noteOf(command.note) } }];
      case 'ChangeOrganizationCredentials': {
        const { credentialId } = command;
        if (state.credentialId === credentialId) return [];
        return [{ type: 'OrganizationCredentialsChanged', data: { tag, credentialId } }];
      }
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'OrganizationRegistered':
        return state.status === 'free' ? { status: 'waiting', ...event.data } : state;
      case 'OrganizationApproved':
        return state.status === 'waiting' ? { ...state, status: 'approved' } : state;
      case 'OrganizationRejected':
        return { status: 'free', wasRejected: true };
      case 'OrganizationCredentialsChanged':
        return state.status === 'free' ? state : { ...state, credentialId: event.data.credentialId };
    }
  },
};

/** Refusal of a tag that nobody has. */
export const noSuchOrganization = (): DomainError =>
  new DomainError('organizations.organization-unknown', 'There is no organization with this tag');

/** A registration that was interrupted is made again for the same master account. */
function register(command: Asked<'RegisterOrganization'>, state: OrganizationState): OrganizationEvent[] {
  const { type: _type, ...data } = command;
  if (state.status === 'free') return [{ type: 'OrganizationRegistered', data }];
  if (state.masterAffiliateId === command.masterAffiliateId) return [];
  throw tagTaken();
}

/** Refusal of a tag that another organization has. */
export const tagTaken = (): DomainError =>
  new DomainError('organizations.tag-taken', 'This organization tag is already taken');

function noteOf(note: string): string {
  assertNamesNobody(note);
  if (note.trim() !== '') return note;
  throw new DomainError('organizations.note-missing', 'Write a note that says what was checked');
}
