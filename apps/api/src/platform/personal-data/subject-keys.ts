import { createSecretKey, randomBytes, randomUUID, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Batches } from '../database/batches.js';
import { Database } from '../database/database.js';
import type { NewSubjectKey } from '../event-store/event-store.js';
import { MasterKey } from './master-key.js';
import type { SubjectKeyState, KeyOfSubject } from './personal-data.js';
import { decrypt, encrypt } from './sealing.js';
import { SubjectErasedError, personOfSubject } from './subject.js';
import { SubjectKeyRow } from './subject-key.table.js';

/** An unwrapped key; null when destroyed. */
export type SubjectKey = Readonly<{ keyId: string; subjectId: string; key: KeyObject | null }>;

/** A key that is not destroyed. */
export type LivingKey = SubjectKey & Readonly<{ key: KeyObject }>;
/** A key to seal an event with; `unstored` is its row if it must be stored with the event. */
export type KeyForAppend = Readonly<{ living: LivingKey; unstored: NewSubjectKey | null }>;

type CachedKey = Readonly<{ subjectKey: SubjectKey; until: number }>;
type NewKey = NewSubjectKey & Readonly<{ key: KeyObject }>;
type UnstoredKey = Readonly<{ made: NewKey; until: number; erasures: number }>;
type KeyRow = { key_id: string; subject_id: string; wrapped_key: Buffer | null };

const CACHED_KEYS = 10_000;
/** Destroyed keys are announced; this limits the effect of missed announcements. */
const CACHED_MS = 5000;
const KEY_BYTES = 32;
const DESTROYED = 'subject_keys_destroyed';

/**
 * The subjects' keys in `durable.subject_keys`, cached until one is destroyed, for 5 s at most. SQL for each append and
 * each page of the log: a repository takes 4 times the processor time to find keys (ADR 23), and cannot find or create
 * those of many subjects in one statement.
 */
@Injectable()
export class SubjectKeys {
  private readonly byId = new Map<string, CachedKey>();
  private readonly living = new Map<string, CachedKey>();
  /** New keys of this process, by subject, whose events may not be stored yet. */
  private readonly unstored = new Map<string, UnstoredKey>();
  private readonly forgetting: (() => void)[] = [() => this.forget()];
  private listening = false;
  private erasures = 0;
  private readonly making = new Batches<string, SubjectKey | null>((_, subjectIds) =>
    this.findOrMakeAll(subjectIds),
  );

  constructor(
    private readonly database: Database,
    private readonly master: MasterKey,
  ) {}

  /** The subject's living key, created if necessary. Throws SubjectErasedError. */
  async livingKey(subjectId: string): Promise<LivingKey> {
    const cached = unexpired(this.living.get(subjectId)) ?? (await this.findOrMake(subjectId));
    return { ...cached, key: cached.key! };
  }

  /**
   * A key for an event of the subject, not stored yet if it is new. For the first event of a subject (`isNew`) it does not
   * query for an existing key: the append finds out. Throws SubjectErasedError.
   */
  async keyForAppend(subjectId: string, isNew: boolean): Promise<KeyForAppend> {
    const cached = unexpired(this.living.get(subjectId));
    if (cached) return { living: { ...cached, key: cached.key! }, unstored: null };
    if (!isNew) return { living: await this.livingKey(subjectId), unstored: null };
    const { keyId, key, wrapped } = this.newKeyFor(subjectId);
    return { living: { keyId, subjectId, key }, unstored: { subjectId, keyId, wrapped } };
  }

  /** Caches new keys that are now stored, unless a key was destroyed in the meantime. */
  kept(keys: readonly NewSubjectKey[]): void {
    for (const { subjectId, keyId, wrapped } of keys) {
      const unstored = this.unstored.get(subjectId);
      if (unstored?.made.keyId !== keyId) continue;
      this.unstored.delete(subjectId);
      const row = { key_id: keyId, subject_id: subjectId, wrapped_key: wrapped };
      this.openRow(row, unstored.erasures, unstored.made.key);
    }
  }

  /** Drops new keys of subjects that have another key. */
  refused(keys: readonly NewSubjectKey[]): void {
    for (const { subjectId } of keys) this.unstored.delete(subjectId);
  }

  /** The existing keys with these ids, destroyed ones included. */
  async find(keyIds: readonly string[]): Promise<ReadonlyMap<string, SubjectKey>> {
    const found = new Map<string, SubjectKey>();
    const missing: string[] = [];
    for (const id of new Set(keyIds)) {
      const cached = unexpired(this.byId.get(id));
      if (cached) found.set(id, cached);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const { erasures } = this;
    const rows = await this.database.query<KeyRow>(
      'select key_id, subject_id, wrapped_key from durable.subject_keys where key_id = any($1::uuid[])',
      [missing],
    );
    for (const row of rows) found.set(row.key_id, this.openRow(row, erasures));
    return found;
  }

  /** Every key of the subject and its parts. */
  async ofSubject(subjectId: string): Promise<SubjectKeyState[]> {
    const rows = await this.database.table(SubjectKeyRow).find({
      where: [{ subjectId }, { personId: subjectId }],
      order: { createdAt: 'ASC', keyId: 'ASC' },
    });
    return rows.map((row) => ({
      keyId: row.keyId,
      subjectId: row.subjectId,
      destroyed: row.destroyedAt !== null,
    }));
  }

  /** Keeps the row of each key, even of one that this database never had, so that it stays destroyed. */
  async destroy(keys: readonly KeyOfSubject[]): Promise<void> {
    // SQL: the statement announces only keys that it destroys itself.
    await this.database.query(
      `with destroyed as (
         insert into durable.subject_keys (key_id, subject_id, person_id, destroyed_at)
         select key.id, key.subject, key.person, now()
           from unnest($1::uuid[], $2::text[], $3::text[]) as key(id, subject, person)
         on conflict (key_id) do update set wrapped_key = null, destroyed_at = now()
           where subject_keys.destroyed_at is null
         returning key_id
       ) select pg_notify('${DESTROYED}', '') from destroyed limit 1`,
      [
        keys.map(({ keyId }) => keyId),
        keys.map(({ subjectId }) => subjectId),
        keys.map(({ subjectId }) => personOfSubject(subjectId)),
      ],
    );
    this.announce();
  }

  /** Calls `forget` when a key was destroyed in any process, and whenever an announcement may have been missed. */
  onDestroyed(forget: () => void): void {
    this.forgetting.push(forget);
    this.listen();
  }

  private forget(): void {
    this.erasures++;
    this.byId.clear();
    this.living.clear();
  }

  private announce(): void {
    for (const forget of this.forgetting) forget();
  }

  private listen(): void {
    if (this.listening) return;
    this.listening = true;
    this.database.listen(DESTROYED, () => this.announce());
  }

  private async findOrMake(subjectId: string): Promise<SubjectKey> {
    const key = await this.making.add('', subjectId);
    if (key === null) throw new SubjectErasedError();
    return key;
  }

  /** One commit for all; null for a subject whose keys were destroyed. */
  private async findOrMakeAll(subjectIds: readonly string[]): Promise<(SubjectKey | null)[]> {
    const { erasures } = this;
    const wanted = [...new Set(subjectIds)];
    const made = wanted.map((subjectId) => newKey(this.master, subjectId));
    const keys = new Map(made.map(({ keyId, key }) => [keyId, key]));
    const rows = await this.database.query<KeyRow>(FIND_OR_MAKE, [
      wanted,
      wanted.map(personOfSubject),
      made.map(({ keyId }) => keyId),
      made.map(({ wrapped }) => wrapped),
    ]);
    const found = new Map(rows.map((row) => [row.subject_id, row]));
    const missing = wanted.filter((subjectId) => !found.has(subjectId));
    // Another process may have created them during the statement.
    if (missing.length > 0) {
      for (const row of await this.database.query<KeyRow>(LIVING, [missing])) found.set(row.subject_id, row);
    }
    const opened = new Map(
      [...found].map(([subjectId, row]) => [subjectId, this.openRow(row, erasures, keys.get(row.key_id))]),
    );
    return subjectIds.map((subjectId) => opened.get(subjectId) ?? null);
  }

  /** Simultaneous first events of a subject share its new key. */
  private newKeyFor(subjectId: string): NewKey {
    const unstored = this.unstored.get(subjectId);
    if (unstored && unstored.until > Date.now()) return unstored.made;
    const made = newKey(this.master, subjectId);
    addToCache(this.unstored, subjectId, { made, until: Date.now() + CACHED_MS, erasures: this.erasures });
    return made;
  }

  /** Unwraps and caches the row's key, unless a key was destroyed since the query; `known` is a key just created here. */
  private openRow(row: KeyRow, erasures: number, known?: KeyObject): SubjectKey {
    this.listen();
    const key = row.wrapped_key && (known ?? this.unwrap(row.wrapped_key, row.key_id));
    const subjectKey = { keyId: row.key_id, subjectId: row.subject_id, key };
    const cached = { subjectKey, until: Date.now() + CACHED_MS };
    if (erasures !== this.erasures) return subjectKey;
    addToCache(this.byId, row.key_id, cached);
    if (key) addToCache(this.living, row.subject_id, cached);
    return subjectKey;
  }

  private unwrap(wrapped: Buffer, keyId: string): KeyObject {
    return createSecretKey(decrypt(this.master.wrapping, wrapped, keyId));
  }
}

function unexpired(cached: CachedKey | undefined): SubjectKey | undefined {
  return cached && cached.until > Date.now() ? cached.subjectKey : undefined;
}

function addToCache<Entry>(cache: Map<string, Entry>, id: string, cached: Entry): void {
  cache.delete(id);
  cache.set(id, cached);
  if (cache.size > CACHED_KEYS) cache.delete(cache.keys().next().value!);
}

const LIVING = `select key_id, subject_id, wrapped_key from durable.subject_keys
  where subject_id = any($1::text[]) and destroyed_at is null`;

/** The living keys of subjects; creates one for each subject that never had any. */
const FIND_OR_MAKE = `with made as (
    insert into durable.subject_keys (subject_id, person_id, key_id, wrapped_key)
    select * from unnest($1::text[], $2::text[], $3::uuid[], $4::bytea[]) as wanted(subject_id, person_id, key_id, wrapped_key)
     where not exists (select from durable.subject_keys known where known.subject_id = wanted.subject_id)
    on conflict do nothing
    returning key_id, subject_id, wrapped_key
  ) select * from made union all (${LIVING})`;

function newKey({ wrapping }: MasterKey, subjectId: string): NewKey {
  const keyId = randomUUID();
  const bytes = randomBytes(KEY_BYTES);
  return { subjectId, keyId, key: createSecretKey(bytes), wrapped: encrypt(wrapping, bytes, keyId) };
}
