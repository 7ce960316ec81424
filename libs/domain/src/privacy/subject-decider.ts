import { assertNamesNobody, type Decider } from '../events/index.js';
import type { ErasedKey, ErasureReason, PrivacyEvent } from './privacy-events.js';

/** Erases what these keys have sealed: all that the subject and its parts have when it is decided. */
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

/** The keys that were ever erased for the subject: a person who returns and is erased again adds to them. */
export type SubjectState = Readonly<{ erased: readonly ErasedKey[] }>;

/** One person, or one thing of theirs: what was erased of it, and who has read it beside the person. */
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
        return [{ type: 'PersonExported', data: { subjectId, note: erasureNote(command.note) } }];
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
  const note = erasureNote(written);
  const known = new Set(erased.map(({ keyId }) => keyId));
  const added = keys.filter(({ keyId }) => !known.has(keyId));
  if (added.length === 0) return [];
  return [{ type: 'PersonErased', data: { subjectId, reason, keys: added, note, despiteObjections } }];
}

/** What is written about an erasure or an export, as it is kept; refuses a text that names somebody. */
export function erasureNote(written: string | null): string | null {
  const note = written?.trim() || null;
  assertNamesNobody(note);
  return note;
}

/** The one stream of a subject. */
export const subjectStream = (subjectId: string): string => `subject-${subjectId}`;
