import type { DomainEvent } from '../events/index.js';

/** Why a person is erased: they asked for it, or the time for which their data are kept is over. */
export type ErasureReason = 'request' | 'retention';

/** A key that sealed something about the subject. */
export type ErasedKey = Readonly<{ keyId: string; subjectId: string }>;

/** A person, or one report of theirs, is erased: these keys are destroyed, and what is kept of their subjects goes. */
export type PersonErased = DomainEvent<
  'PersonErased',
  Readonly<{ subjectId: string; reason: ErasureReason; keys: readonly ErasedKey[] }>
>;
