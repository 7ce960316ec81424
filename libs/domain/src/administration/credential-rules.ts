import { DomainError, type ErrorCode } from '../events/index.js';

const PASSWORD_LENGTH = { least: 8, most: 200 };
const USERNAME = /^[A-Za-z\d][A-Za-z\d._@-]{2,59}$/;

/** A form for new credentials; blank and missing fields remain unchanged. */
export type RequestedCredentials = Readonly<{
  currentPassword?: string | undefined;
  newUsername?: string | undefined;
  newPassword?: string | undefined;
  confirmPassword?: string | undefined;
}>;

/** The requested changes; null leaves a value unchanged. */
export type CredentialChange = Readonly<{
  currentPassword: string;
  username: string | null;
  password: string | null;
}>;

/** Checks the fields in the order of the form. Ignores a missing confirmation. */
export function checkRequestedCredentials(form: RequestedCredentials): CredentialChange {
  const { currentPassword, newPassword, confirmPassword } = form;
  if (!currentPassword) {
    throw refusal(
      'administration.current-password-missing',
      'Current password required',
      'Please enter your current password to verify identity',
    );
  }
  const username = form.newUsername?.trim() || null;
  const password = newPassword || null;
  if (username === null && password === null) {
    throw refusal(
      'administration.no-changes',
      'No changes specified',
      'Please enter a new username or password',
    );
  }
  if (confirmPassword !== undefined && confirmPassword !== (newPassword ?? '')) {
    throw refusal(
      'administration.password-mismatch',
      'Password mismatch',
      'New password and confirmation do not match',
    );
  }
  if (password !== null) checkPasswordLength(password);
  if (username !== null) checkUsername(username);
  return { currentPassword, username, password };
}

/** Refuses a password shorter than 8 or longer than 200 Unicode code points. */
export function checkPasswordLength(password: string): void {
  if (Array.from(password).length < PASSWORD_LENGTH.least) {
    throw refusal(
      'administration.password-short',
      'Password too short',
      'Password must be at least 8 characters long',
    );
  }
  if (Array.from(password).length > PASSWORD_LENGTH.most) {
    throw refusal(
      'administration.password-long',
      'Password too long',
      'Password may have at most 200 characters',
    );
  }
}

/** Refuses a common password, or the username as password. */
export function checkPasswordIsRare(
  password: string,
  username: string | null,
  isCommon: (password: string) => boolean,
): void {
  const folded = password.toLowerCase();
  if (folded !== username?.toLowerCase() && !isCommon(folded)) return;
  throw refusal(
    'administration.password-common',
    'Password too common',
    'This password is one of the first that attackers try. Choose another one, such as four unrelated words.',
  );
}

/** Refuses accented letters, among others, so that no two usernames look alike. */
export function checkUsername(username: string): void {
  if (USERNAME.test(username)) return;
  throw refusal(
    'administration.username-invalid',
    'Invalid username',
    'A username must have 3 to 60 letters, digits, dots, hyphens, underscores or @, and begin with a letter or digit',
  );
}

/** The form in which usernames are compared. */
export const foldUsername = (username: string): string => username.trim().toLowerCase();

const refusal = (code: ErrorCode, title: string, message: string): DomainError =>
  new DomainError(code, message, { title });
