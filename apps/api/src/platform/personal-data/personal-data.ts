import type { JsonValue } from '@closewise/domain/events';

/**
 * Encrypts personal data per subject (AES-256-GCM; the subject's key is wrapped by the master key, which is not in
 * the database). Destroying a subject's key erases the person from the log.
 */
export abstract class PersonalData {
  /** A stable pseudonym of an e-mail address: HMAC of the folded address with a key outside the database. */
  abstract subjectOfEmail(email: string): string;

  /** Encrypts for the subject; makes its key first when there is none. */
  abstract seal(subjectId: string, value: JsonValue): Promise<string>;

  /** Decrypts; null when the subject's key was destroyed. */
  abstract open(subjectId: string, sealed: string): Promise<JsonValue | null>;

  /** Erases: nothing sealed for the subject until now opens again. A later `seal` begins with a new key. */
  abstract destroyKeys(subjectId: string): Promise<void>;
}
