import type { DomainEvent } from '../events/index.js';

/** Why a person is erased: they asked for it, or the time for which their data are kept is over. */
export type ErasureReason = 'request' | 'retention';

/** A key that sealed something about the subject. */
export type ErasedKey = Readonly<{ keyId: string; subjectId: string }>;

/**
 * A person, or one report of theirs, is erased: these keys are destroyed, and what is kept of their subjects goes. `note` is
 * what whoever did it wrote; `despiteObjections`: it was done although something still needed the data.
 */
export type PersonErased = DomainEvent<
  'PersonErased',
  Readonly<{
    subjectId: string;
    reason: ErasureReason;
    keys: readonly ErasedKey[];
    note: string | null;
    despiteObjections: boolean;
  }>
>;

/** Somebody looked up what is kept of a person, or of one report of theirs. */
export type PersonLookedUp = DomainEvent<'PersonLookedUp', Readonly<{ subjectId: string }>>;

/** Somebody was given all that is kept of a person, or of one report of theirs. */
export type PersonExported = DomainEvent<
  'PersonExported',
  Readonly<{ subjectId: string; note: string | null }>
>;

/** What happened to the personal data of a subject. */
export type PrivacyEvent = PersonErased | PersonLookedUp | PersonExported;
