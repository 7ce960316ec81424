import { randomBytes, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import { MasterKey } from './master-key.js';
import { decrypt, encrypt } from './sealing.js';

/** A key in the clear; null once destroyed. */
export type SubjectKey = Readonly<{ keyId: string; subjectId: string; key: Buffer | null }>;

type Cached = Readonly<{ subjectKey: SubjectKey; until: number }>;
type KeyRow = { key_id: string; subject_id: string; wrapped_key: Buffer | null };

const CACHED_KEYS = 10_000;
const CACHED_MS = 30_000;
const KEY_BYTES = 32;

/** The subjects' keys in `durable.subject_keys`; opened ones stay in memory for half a minute at most. */
@Injectable()
export class SubjectKeys {
  private readonly byId = new Map<string, Cached>();
  private readonly living = new Map<string, Cached>();

  constructor(
    private readonly database: Database,
    private readonly master: MasterKey,
  ) {}

  /** The subject's living key, made when there is none. */
  async livingKey(subjectId: string): Promise<SubjectKey & { key: Buffer }> {
    const cached = fresh(this.living.get(subjectId)) ?? (await this.findOrMake(subjectId));
    return { ...cached, key: cached.key! };
  }

  /** The keys of these ids that exist, destroyed ones included. */
  async find(keyIds: readonly string[]): Promise<ReadonlyMap<string, SubjectKey>> {
    const found = new Map<string, SubjectKey>();
    const missing: string[] = [];
    for (const id of new Set(keyIds)) {
      const cached = fresh(this.byId.get(id));
      if (cached) found.set(id, cached);
      else missing.push(id);
    }
    if (missing.length === 0) return found;
    const rows = await this.database.query<KeyRow>(
      'select key_id, subject_id, wrapped_key from durable.subject_keys where key_id = any($1::uuid[])',
      [missing],
    );
    for (const row of rows) found.set(row.key_id, this.remember(row));
    return found;
  }

  async destroy(subjectId: string): Promise<void> {
    await this.database.query(
      `update durable.subject_keys set wrapped_key = null, destroyed_at = now()
        where subject_id = $1 and destroyed_at is null`,
      [subjectId],
    );
    this.living.delete(subjectId);
    for (const [id, cached] of this.byId) if (cached.subjectKey.subjectId === subjectId) this.byId.delete(id);
  }

  private async findOrMake(subjectId: string): Promise<SubjectKey> {
    await this.database.query(
      `insert into durable.subject_keys (key_id, subject_id, wrapped_key)
       select $1, $2, $3 where not exists
         (select from durable.subject_keys where subject_id = $2 and destroyed_at is null)
       on conflict do nothing`,
      this.newKey(subjectId),
    );
    const rows = await this.database.query<KeyRow>(
      `select key_id, subject_id, wrapped_key from durable.subject_keys
        where subject_id = $1 and destroyed_at is null`,
      [subjectId],
    );
    const row = rows[0];
    // Only an erasure between the two statements leaves none: begin again with the next key.
    return row ? this.remember(row) : this.findOrMake(subjectId);
  }

  private newKey(subjectId: string): [string, string, Buffer] {
    const keyId = randomUUID();
    return [keyId, subjectId, encrypt(this.master.wrapping, randomBytes(KEY_BYTES), keyId)];
  }

  private remember(row: KeyRow): SubjectKey {
    const key = row.wrapped_key && decrypt(this.master.wrapping, row.wrapped_key, row.key_id);
    const subjectKey = { keyId: row.key_id, subjectId: row.subject_id, key };
    const cached = { subjectKey, until: Date.now() + CACHED_MS };
    keep(this.byId, row.key_id, cached);
    if (key) keep(this.living, row.subject_id, cached);
    return subjectKey;
  }
}

function fresh(cached: Cached | undefined): SubjectKey | undefined {
  return cached && cached.until > Date.now() ? cached.subjectKey : undefined;
}

function keep(cache: Map<string, Cached>, id: string, cached: Cached): void {
  cache.delete(id);
  cache.set(id, cached);
  if (cache.size > CACHED_KEYS) cache.delete(cache.keys().next().value!);
}
