import { checkRequestedCredentials } from '@closewise/domain/administration';
import { DomainError, type ErrorCode } from '@closewise/domain/events';

export type RequestedCredentials = {
  currentPassword: string;
  newUsername: string;
  newPassword: string;
  confirmPassword: string;
};
type Objection = { field: keyof RequestedCredentials; title: string; description: string };

/** What is said before anything is sent; of the rest the API says what is wrong. */
const fieldOf: Readonly<Partial<Record<ErrorCode, keyof RequestedCredentials>>> = {
  'administration.current-password-missing': 'currentPassword',
  'administration.no-changes': 'newUsername',
  'administration.password-mismatch': 'confirmPassword',
  'administration.password-short': 'newPassword',
};

/** What is wrong with a change of credentials, the first of it by the rules of the API; null when it can be asked for. */
export function objectionTo(wish: RequestedCredentials): Objection | null {
  try {
    checkRequestedCredentials(wish);
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const field = fieldOf[error.code];
    return field ? { field, title: String(error.details['title']), description: error.message } : null;
  }
}
