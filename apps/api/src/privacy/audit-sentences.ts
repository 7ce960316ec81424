import type { PrivacyEvent } from '@closewise/domain/privacy';
import { shortSubjectId } from '../platform/personal-data/subject.js';

type Sentences = {
  readonly [Type in PrivacyEvent['type']]: (data: Extract<PrivacyEvent, { type: Type }>['data']) => string;
};

/** Privacy's events in the list of admin actions, which registers them; the name may have to be erased, so none is given. */
export const privacySentences: Sentences = {
  PersonErased: ({ subjectId, despiteObjections }) =>
    `Erased what is personal of ${nameSubject(subjectId)}${despiteObjections ? ', although something still needed it' : ''}`,
  PersonLookedUp: ({ subjectId }) => `Looked up what is kept of ${nameSubject(subjectId)}`,
  PersonExported: ({ subjectId }) => `Exported what is kept of ${nameSubject(subjectId)}`,
};

const nameSubject = (subjectId: string): string => `the subject ${shortSubjectId(subjectId)}…`;
