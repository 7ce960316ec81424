import type { JsonValue } from '@closewise/domain/events';
import { Injectable } from '@nestjs/common';
import type { NewSubjectKey } from '../event-store/event-store.js';
import { MasterKey } from './master-key.js';
import { PersonalData, type SubjectKeyState, type KeyOfSubject } from './personal-data.js';
import { decrypt, encrypt, TamperedDataError } from './sealing.js';
import { SubjectKeys, type LivingKey, type SubjectKey } from './subject-keys.js';

const KEY_ID_BYTES = 16;

/** A sealed value and its subject. */
export type SealedValue = Readonly<{ subjectId: string; sealed: string }>;

/** `sealed` is base64 of the key's id, IV, tag and ciphertext; the subject's id is authenticated with it. */
@Injectable()
export class SealedPersonalData extends PersonalData {
  constructor(
    private readonly keys: SubjectKeys,
    private readonly master: MasterKey,
  ) {
    super();
  }

  override subjectOfEmail(email: string): string {
    return this.master.pseudonym(email.trim().normalize('NFC').toLowerCase());
  }

  override pseudonym(purpose: string, text: string): string {
    return this.master.pseudonym(JSON.stringify([purpose, text]));
  }

  override async seal(subjectId: string, value: JsonValue): Promise<string> {
    return sealWith(await this.keys.livingKey(subjectId), value);
  }

  /** Like `seal`; also returns a key that is not stored yet. `isNew`: the subject may have no key yet. */
  async sealWithKey(
    subjectId: string,
    value: JsonValue,
    isNew: boolean,
  ): Promise<Readonly<{ sealed: string; key: NewSubjectKey | null }>> {
    const { living, unstored } = await this.keys.keyForAppend(subjectId, isNew);
    return { sealed: sealWith(living, value), key: unstored };
  }

  /** The keys were stored. */
  keysKept(keys: readonly NewSubjectKey[]): void {
    this.keys.kept(keys);
  }

  /** The keys were refused and must not be used. */
  keysRefused(keys: readonly NewSubjectKey[]): void {
    this.keys.refused(keys);
  }

  override async open(subjectId: string, sealed: string): Promise<JsonValue | null> {
    const [opened] = await this.openAll([{ subjectId, sealed }]);
    if (opened instanceof Error) throw opened;
    return opened ?? null;
  }

  /** Opens many values with one lookup of keys; returns an error for each that cannot be opened. */
  async openAll(items: readonly SealedValue[]): Promise<(JsonValue | Error)[]> {
    const keys = await this.keys.find(items.map(({ sealed }) => keyIdOf(sealed)));
    return items.map((item) => openWith(keys.get(keyIdOf(item.sealed)), item));
  }

  override keysOf(subjectId: string): Promise<SubjectKeyState[]> {
    return this.keys.ofSubject(subjectId);
  }

  override destroyKeys(keys: readonly KeyOfSubject[]): Promise<void> {
    return this.keys.destroy(keys);
  }

  /** Calls `forget` whenever keys may have been destroyed in any process: decrypted data must be dropped. */
  onErasure(forget: () => void): void {
    this.keys.onDestroyed(forget);
  }
}

function sealWith({ keyId, key, subjectId }: LivingKey, value: JsonValue): string {
  const body = encrypt(key, Buffer.from(JSON.stringify(value), 'utf8'), subjectId);
  return Buffer.concat([Buffer.from(keyId.replaceAll('-', ''), 'hex'), body]).toString('base64');
}

function openWith(found: SubjectKey | undefined, { subjectId, sealed }: SealedValue): JsonValue | Error {
  if (!found) return new TamperedDataError(`The key that sealed data of ${subjectId} is missing`);
  if (found.key === null) return null;
  try {
    const body = Buffer.from(sealed, 'base64').subarray(KEY_ID_BYTES);
    return JSON.parse(decrypt(found.key, body, subjectId).toString('utf8')) as JsonValue;
  } catch (error) {
    return error as Error;
  }
}

function keyIdOf(sealed: string): string {
  const hex = Buffer.from(sealed, 'base64').subarray(0, KEY_ID_BYTES).toString('hex').padEnd(32, '0');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
