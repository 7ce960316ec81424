import { DomainError } from '../events/index.js';

const code = /^[A-Z0-9][A-Z0-9-]{2,19}$/;

/** A referral code that somebody chose, in capitals; refuses what is hard to say, or to write into a link. */
export function givenCode(text: string): string {
  const given = text.trim().toUpperCase();
  if (code.test(given)) return given;
  throw new DomainError(
    'affiliation.code-invalid',
    'A referral code has 3 to 20 letters from A to Z, digits and hyphens, and begins with no hyphen',
  );
}
