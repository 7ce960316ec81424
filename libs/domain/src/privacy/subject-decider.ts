import type { Decider } from '../events/index.js';
import type { ErasedKey, ErasureReason, PersonErased } from './privacy-events.js';

/** Erases what these keys have sealed: all that the subject and its parts have when it is decided. */
export type EraseSubject = Readonly<{
  type: 'EraseSubject';
  subjectId: string;
  reason: ErasureReason;
  keys: readonly ErasedKey[];
}>;

/** The keys that were ever erased for the subject: a person who returns and is erased again adds to them. */
export type SubjectState = Readonly<{ erased: readonly ErasedKey[] }>;

/** One person, or one thing of theirs, and what was erased of it. */
export const subjectDecider: Decider<EraseSubject, SubjectState, PersonErased> = {
  initialState: { erased: [] },
  decide({ subjectId, reason, keys }, { erased }) {
    const known = new Set(erased.map(({ keyId }) => keyId));
    const added = keys.filter(({ keyId }) => !known.has(keyId));
    return added.length === 0 ? [] : [{ type: 'PersonErased', data: { subjectId, reason, keys: added } }];
  },
  evolve: ({ erased }, { data }) => ({ erased: [...erased, ...data.keys] }),
};

/** The one stream of a subject. */
export const subjectStream = (subjectId: string): string => `subject-${subjectId}`;
