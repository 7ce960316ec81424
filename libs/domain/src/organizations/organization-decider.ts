import type { OrganizationPerson, OrganizationEvent } from './organization-events.js';
import type { OrganizationStanding } from '../affiliation/facts.js';
import { assertNamesNobody, DomainError, type Decider } from '../events/index.js';

/** `waiting` for an admin's approval; approved organizations are listed and earn. A rejection frees the tag. */
export type OrganizationState =
  | Readonly<{ status: 'free'; wasRejected: boolean }>
  | Readonly<{
      status: 'waiting' | 'approved';
      tag: string;
      name: string;
      masterAffiliateId: string;
      emailKey: string;
      /** Names the current password hash; null before a password is set. */
      credentialId: string | null;
      /** Whether the mailed link was opened; true for every approved organization, even if approved before links were mailed. */
      linkOpened: boolean;
      subjectId: string;
      /** Null after an erasure. */
      person: OrganizationPerson | null;
    }>;

/** The standing of the organization with the tag; null if the tag is free. */
export function standingOf(state: OrganizationState): OrganizationStanding | null {
  if (state.status === 'free') return null;
  const { status, linkOpened, masterAffiliateId } = state;
  return { status, linkOpened, masterAffiliateId };
}

/** A command about the registration with this master account, given by its mailed link or when the link expires. */
type LinkCommand = Readonly<{
  type: 'OpenLink' | 'DisownRegistration' | 'EndUnopened';
  masterAffiliateId: string;
}>;

/** `note` says what was checked, or why the organization is rejected. */
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
  /** `needsLink` is false for an organization that we enter ourselves; its contact gets no mail. */
  | { type: 'ApproveOrganization'; note: string; needsLink: boolean }
  | { type: 'RejectOrganization'; note: string }
  | LinkCommand
  | { type: 'ChangeOrganizationCredentials'; credentialId: string }
>;

type CommandOf<Type> = Extract<OrganizationCommand, { type: Type }>;
type Registered = Exclude<OrganizationState, { status: 'free' }>;

/** The lifecycle of one organization; repeating a command records nothing. */
export const organizationDecider: Decider<OrganizationCommand, OrganizationState, OrganizationEvent> = {
  initialState: { status: 'free', wasRejected: false },
  decide(command, state) {
    if (command.type === 'RegisterOrganization') return register(command, state);
    if ('masterAffiliateId' in command) return decideOnLink(command, state);
    if (state.status === 'free') {
      if (command.type === 'RejectOrganization' && state.wasRejected) return [];
      throw noSuchOrganization();
    }
    const { tag } = state;
    switch (command.type) {
      case 'ApproveOrganization':
        return state.status === 'approved' ? [] : approve(command, state);
      case 'RejectOrganization':
        if (state.status === 'approved') {
          throw new DomainError(
            'organizations.organization-approved',
            'This organization was already approved and can no longer be rejected',
          );
        }
        return [
          { type: 'OrganizationRejected', data: { tag, note: checkNote(command.note), cause: 'admin' } },
        ];
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
        return state.status === 'free' ? { status: 'waiting', linkOpened: false, ...event.data } : state;
      case 'OrganizationLinkOpened':
        return state.status === 'free' ? state : { ...state, linkOpened: true };
      case 'OrganizationApproved':
        return state.status === 'waiting' ? { ...state, status: 'approved', linkOpened: true } : state;
      case 'OrganizationRejected':
        return { status: 'free', wasRejected: true };
      case 'OrganizationCredentialsChanged':
        return state.status === 'free' ? state : { ...state, credentialId: event.data.credentialId };
    }
  },
};

function approve(
  { note: given, needsLink }: CommandOf<'ApproveOrganization'>,
  { tag, linkOpened }: Registered,
): OrganizationEvent[] {
  const note = checkNote(given);
  if (needsLink && !linkOpened) {
    throw new DomainError(
      'organizations.link-unopened',
      'The contact has not opened the emailed link yet, so the address may belong to someone else. Approve the organization after they open it.',
    );
  }
  return [{ type: 'OrganizationApproved', data: { tag, note } }];
}

/** The link of an ended registration is refused; ending it again records nothing. */
function decideOnLink(
  { type, masterAffiliateId }: LinkCommand,
  state: OrganizationState,
): OrganizationEvent[] {
  const isThis = state.status !== 'free' && state.masterAffiliateId === masterAffiliateId;
  if (type === 'OpenLink') {
    if (!isThis) throw linkInvalid();
    return state.linkOpened ? [] : [{ type: 'OrganizationLinkOpened', data: { tag: state.tag } }];
  }
  if (!isThis) return [];
  const { tag, status, linkOpened } = state;
  if (type === 'EndUnopened') {
    const data = { tag, note: 'The mailed link was not opened in time', cause: 'link-unopened' } as const;
    return linkOpened ? [] : [{ type: 'OrganizationRejected', data }];
  }
  if (status === 'approved') {
    throw new DomainError(
      'organizations.organization-approved',
      'This organization was already approved, so this link can no longer erase it. Please write to us if it is not yours.',
    );
  }
  const data = { tag, note: 'The owner of the address did not register it', cause: 'not-me' } as const;
  return [{ type: 'OrganizationRejected', data }];
}

/** Days until a registration ends if its emailed link is not opened. */
export const registrationLinkDays = 7;

/** The refusal for a mailed link whose registration has ended or never existed. */
export const linkInvalid = (): DomainError =>
  new DomainError(
    'organizations.link-invalid',
    'This link does not work. The registration has ended, or the link is incomplete.',
  );

/** The refusal for actions that require an opened link. */
export const linkUnopened = (): DomainError =>
  new DomainError(
    'organizations.link-unopened',
    'Please open the link in our email first. It confirms that this email address is yours.',
  );

/** The refusal for an unknown tag. */
export const noSuchOrganization = (): DomainError =>
  new DomainError('organizations.organization-unknown', 'There is no organization with this tag');

/** An interrupted registration continues with the same master account. */
function register(command: CommandOf<'RegisterOrganization'>, state: OrganizationState): OrganizationEvent[] {
  const { type: _type, ...data } = command;
  if (state.status === 'free') return [{ type: 'OrganizationRegistered', data }];
  if (state.masterAffiliateId === command.masterAffiliateId) return [];
  throw tagTaken();
}

/** The refusal for a tag that another organization has. */
export const tagTaken = (): DomainError =>
  new DomainError('organizations.tag-taken', 'This organization tag is already taken');

function checkNote(note: string): string {
  assertNamesNobody(note);
  if (note.trim() !== '') return note;
  throw new DomainError('organizations.note-missing', 'Write a note that says what was checked');
}
