import { DomainError } from '../events/index.js';

/** Refuses a change that is kept with its reason and has none. */
export function assertReason(reason: string): void {
  if (reason.trim() !== '') return;
  throw new DomainError('affiliation.reason-missing', 'Say why: the reason is kept with this change');
}
