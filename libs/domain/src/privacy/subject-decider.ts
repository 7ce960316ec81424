import { assertNamesNobody, type Decider } from '../events/index.js';
import type { ErasedKey, ErasureReason, PrivacyEvent } from './privacy-events.js';

/** Erases everything encrypted with these keys: all keys of the subject and its parts at the time of the decision. */
export type EraseSubject = Readonly<{
  type: 'EraseSubject';
  subjectId: string;
  reason: ErasureReason;
  keys: readonly ErasedKey[];
  note: string | null;
  despiteObjections: boolean;
}>;

export type SubjectCommand =
  | EraseSubject
  | Readonly<{ type: 'LookUpSubject'; subjectId: string }>
  | Readonly<{ type: 'ExportSubject'; subjectId: string; note: string | null }>;

/** All keys ever erased for the subject; a person who returns and is erased again adds to them. */
export type SubjectState = Readonly<{ erased: readonly ErasedKey[] }>;

/** The erasures, lookups and exports of one person, or of one of their reports. */
export const subjectDecider: Decider<SubjectCommand, SubjectState, PrivacyEvent> = {
  initialState: { erased: [] },
  decide(command, { erased }) {
    const { subjectId } = command;
    switch (command.type) {
      case 'EraseSubject':
        return erase(command, erased);
      case 'LookUpSubject':
        return [{ type: 'PersonLookedUp', data: { subjectId } }];
      case 'ExportSubject':
        return [{ type: 'PersonExported', data: { subjectId, note: checkErasureNote(command.note) } }];
    }
  },
  evolve: ({ erased }, event) => ({
    erased: event.type === 'PersonErased' ? [...erased, ...event.data.keys] : erased,
  }),
};

function erase(
  { subjectId, reason, keys, note: written, despiteObjections }: EraseSubject,
  erased: readonly ErasedKey[],
): PrivacyEvent[] {
  const note = checkErasureNote(written);
  const known = new Set(erased.map(({ keyId }) => keyId));
  const added = keys.filter(({ keyId }) => !known.has(keyId));
  if (added.length === 0) return [];
  return [{ type: 'PersonErased', data: { subjectId, reason, keys: added, note, despiteObjections } }];
}

/** The note about an erasure or export as it is stored; throws if it names a person. */
export function checkErasureNote(written: string | null): string | null {
  const note = written?.trim() || null;
  assertNamesNobody(note);
  return note;
}

export const subjectStream = (subjectId: string): string => `subject-${subjectId}`;
