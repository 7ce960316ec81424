import { Injectable } from '@nestjs/common';
import pg, { type PoolClient } from 'pg';
import { Database } from '../database/database.js';
import { EventStore } from '../event-store/event-store.js';
import { EventCodec } from '../personal-data/event-codec.js';
import { Checkpoints } from './checkpoints.js';
import { Fold, type RebuildProgress } from './fold.js';
import { type Projection, schemaName } from './projection.js';
import { createIndex, createTables } from './projection-tables.js';

/** Another process is rebuilding this projection. */
export class RebuildRunningError extends Error {
  override readonly name = 'RebuildRunningError';
}

/** Class of the advisory locks that prevent simultaneous rebuilds of one projection. */
const REBUILD_LOCK = 7_300_202;
const INDEXES_AT_ONCE = 2;

/**
 * Builds a read model next to the live one, which remains in use, and swaps the schemas in one transaction. When
 * interrupted it leaves the live one untouched; the next rebuild starts over.
 */
@Injectable()
export class Rebuild {
  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** Returns the number of events read. */
  async run(projection: Projection, progress: RebuildProgress): Promise<number> {
    const guard = await this.database.pool.connect();
    try {
      const lock = 'select pg_try_advisory_lock($1, hashtext($2)) as free';
      const { rows } = await guard.query<{ free: boolean }>(lock, [REBUILD_LOCK, projection.name]);
      if (!rows[0]!.free)
        throw new RebuildRunningError(`${projection.name} is being rebuilt by another process`);
      return await this.rebuild(projection, progress);
    } finally {
      await guard.query('select pg_advisory_unlock_all()').catch(() => undefined);
      guard.release(true);
    }
  }

  private async rebuild(projection: Projection, progress: RebuildProgress): Promise<number> {
    const next = `${schemaName(projection.name)}_next`;
    await this.database.transaction((client) => createTables(client, next, projection));
    const fold = new Fold(projection, next, this.store, this.codec, progress);
    let more = true;
    while (more) more = await this.database.transaction((client) => fold.flush(client));
    await this.createIndexes(next, projection);
    while (await this.database.transaction((client) => fold.flush(client)));
    await this.database.transaction((client) => this.swap(client, projection, fold));
    await this.dropOld(`${schemaName(projection.name)}_old`);
    return fold.eventsRead;
  }

  /** Creates several at once: sorting a large table uses only one processor. */
  private async createIndexes(schema: string, { indexes = [] }: Projection): Promise<void> {
    const left = indexes.values();
    const createNext = async (): Promise<void> => {
      for (const index of left)
        await this.database.transaction((client) => createIndex(client, schema, index));
    };
    await Promise.all(Array.from({ length: INDEXES_AT_ONCE }, createNext));
  }

  /** While the checkpoint's row is locked, no worker writes the live tables; reads continue until the rename. */
  private async swap(client: PoolClient, projection: Projection, fold: Fold): Promise<void> {
    const logId = await this.store.logId();
    await this.checkpoints.create(client, projection.name, logId, null);
    const live = await this.checkpoints.lock(client, projection.name);
    const isBehind = (): boolean =>
      live?.logId === logId && this.store.compare(fold.position, live.position) < 0;
    while (isBehind() && (await fold.flush(client)));
    const name = schemaName(projection.name);
    await client.query(`drop schema if exists ${pg.escapeIdentifier(`${name}_old`)} cascade`);
    const { rows } = await client.query('select from pg_namespace where nspname = $1', [name]);
    if (rows.length > 0) await rename(client, name, `${name}_old`);
    await rename(client, `${name}_next`, name);
    await this.checkpoints.place(client, projection.name, logId, fold.position);
  }

  /** Waits for queries on the old tables; the next rebuild drops what this one cannot. */
  private async dropOld(schema: string): Promise<void> {
    const drop = async (client: PoolClient): Promise<void> => {
      await client.query(`set local lock_timeout = '10s'`);
      await client.query(`drop schema if exists ${pg.escapeIdentifier(schema)} cascade`);
    };
    await this.database.transaction(drop).catch(() => undefined);
  }
}

async function rename(client: PoolClient, from: string, to: string): Promise<void> {
  await client.query(`alter schema ${pg.escapeIdentifier(from)} rename to ${pg.escapeIdentifier(to)}`);
}
