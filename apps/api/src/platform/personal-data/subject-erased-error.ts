import { DomainError } from '@closewise/domain/events';

/** Nothing personal can be kept for this subject any more. */
export class SubjectErasedError extends DomainError {
  constructor() {
    super('privacy.subject-erased', 'The personal data were erased; nothing can be added to them');
  }
}
