import { DomainError, type ErrorCode } from '../events/index.js';

const PASSWORD_LENGTH = { least: 8, most: 200 };
const USERNAME = /^[A-Za-z\d][A-Za-z\d._@-]{2,59}$/;

/** What an admin asks for; blank and missing fields alike stay as they are. */
export type RequestedCredentials = Readonly<{
  currentPassword?: string | undefined;
  newUsername?: string | undefined;
  newPassword?: string | undefined;
  confirmPassword?: string | undefined;
}>;

/** What is to change; null stays. */
export type CredentialChange = Readonly<{
  currentPassword: string;
  username: string | null;
  password: string | null;
}>;

/** Checks in the order in which a person is told; a confirmation counts only when it was sent. */
export function checkRequestedCredentials(wish: RequestedCredentials): CredentialChange {
  const { currentPassword, newPassword, confirmPassword } = wish;
  if (!currentPassword) {
    throw refusal(
      'administration.current-password-missing',
      'Current password required',
      'Please enter your current password to verify identity',
    );
  }
  const username = wish.newUsername?.trim() || null;
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

/** At least 8 characters, as a person counts them. */
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

/** Refuses a password that stands in a list of common ones, or that is the username. */
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
    'This password is among the first that attackers try: choose another one, such as four unrelated words',
  );
}

/** Letters without accents, so that two usernames that look the same are the same. */
export function checkUsername(username: string): void {
  if (USERNAME.test(username)) return;
  throw refusal(
    'administration.username-invalid',
    'Username not possible',
    'A username has 3 to 60 letters, digits, dots, hyphens, underscores or @, and begins with a letter or digit',
  );
}

/** Usernames are the same in capitals and small letters. */
export const foldUsername = (username: string): string => username.trim().toLowerCase();

const refusal = (code: ErrorCode, title: string, message: string): DomainError =>
  new DomainError(code, message, { title });
