import type { JsonValue } from '@closewise/domain/events';

/** A key and its subject. */
export type KeyOfSubject = Readonly<{ keyId: string; subjectId: string }>;
/** A destroyed key keeps only its id. */
export type SubjectKeyState = KeyOfSubject & Readonly<{ destroyed: boolean }>;

/**
 * Encrypts personal data per subject (AES-256-GCM; the subject's key is wrapped by the master key, which is not in
 * the database). Destroying a subject's keys erases it from the log permanently: nothing is sealed for it again.
 */
export abstract class PersonalData {
  /** A stable pseudonym of an email address: HMAC of the lowercase address with a key outside the database. */
  abstract subjectOfEmail(email: string): string;

  /** A stable pseudonym of a text, such as a username; different for each `purpose`. */
  abstract pseudonym(purpose: string, text: string): string;

  /** Encrypts for the subject; creates its key if necessary. Throws SubjectErasedError. */
  abstract seal(subjectId: string, value: JsonValue): Promise<string>;

  /** Decrypts; null when the subject's key was destroyed. */
  abstract open(subjectId: string, sealed: string): Promise<JsonValue | null>;

  /** All keys of the subject and its parts, destroyed ones included, oldest first. */
  abstract keysOf(subjectId: string): Promise<SubjectKeyState[]>;

  /** Erases: nothing sealed with these keys can be opened again, in any process. Works for keys that a restore has lost. */
  abstract destroyKeys(keys: readonly KeyOfSubject[]): Promise<void>;
}
