import { DomainError } from '@closewise/domain/events';

/** A person's sub-subject, such as one report: it can be erased alone or together with the person. */
export const subjectPart = (personId: string, part: string | number): string => `${personId}.${part}`;

/** The person of a subject; the subject itself when it is a person. */
export const personOfSubject = (subjectId: string): string => subjectId.split('.', 1)[0]!;

/** Enough characters of a subject id for people to distinguish it. */
export const shortSubjectId = (subjectId: string): string => subjectId.slice(0, 8);

/** The subject was erased: nothing personal can be stored for it again. */
export class SubjectErasedError extends DomainError {
  constructor() {
    super('privacy.subject-erased', 'The personal data were erased; nothing can be added to them');
  }
}
