import type { JsonValue } from '@closewise/domain/events';

/** A key that something was sealed with, and the subject it belongs to. */
export type KeyOfSubject = Readonly<{ keyId: string; subjectId: string }>;
/** A destroyed key keeps its name only. */
export type HeldKey = KeyOfSubject & Readonly<{ destroyed: boolean }>;

/**
 * Encrypts personal data per subject (AES-256-GCM; the subject's key is wrapped by the master key, which is not in
 * the database). Destroying a subject's keys erases it from the log, for ever: nothing is sealed for it again.
 */
export abstract class PersonalData {
  /** A stable pseudonym of an e-mail address: HMAC of the folded address with a key outside the database. */
  abstract subjectOfEmail(email: string): string;

  /** A stable pseudonym of a text, such as a username, as it stands; `purpose` keeps it apart from all others. */
  abstract pseudonym(purpose: string, text: string): string;

  /** Encrypts for the subject; makes its key first when there is none. Throws SubjectErasedError. */
  abstract seal(subjectId: string, value: JsonValue): Promise<string>;

  /** Decrypts; null when the subject's key was destroyed. */
  abstract open(subjectId: string, sealed: string): Promise<JsonValue | null>;

  /** The keys ever made for the subject and for its parts, oldest first. */
  abstract keysOf(subjectId: string): Promise<HeldKey[]>;

  /** Erases: nothing sealed with these keys opens again, in any process. Also for keys that a restore has lost. */
  abstract destroyKeys(keys: readonly KeyOfSubject[]): Promise<void>;
}
