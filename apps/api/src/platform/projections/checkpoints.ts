import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Database } from '../database/database.js';
import type { Position } from '../event-store/event-store.js';

/** Where a consumer of the log stands. */
export type Checkpoint = Readonly<{
  name: string;
  logId: string;
  position: Position | null;
  state: 'running' | 'stopped';
  error: string | null;
  stoppedEventId: string | null;
}>;

/** Another worker moved the checkpoint; the transaction must roll back. */
export class CheckpointMovedError extends Error {
  override readonly name = 'CheckpointMovedError';
}

const COLUMNS = `name, log_id as "logId", position, state, error, stopped_event_id as "stoppedEventId"`;

/** The rows of `durable.checkpoints`. */
@Injectable()
export class Checkpoints {
  constructor(private readonly database: Database) {}

  async all(): Promise<Checkpoint[]> {
    return this.database.query<Checkpoint>(`select ${COLUMNS} from durable.checkpoints order by name`);
  }

  async find(name: string): Promise<Checkpoint | null> {
    const found = await this.database.query<Checkpoint>(
      `select ${COLUMNS} from durable.checkpoints where name = $1`,
      [name],
    );
    return found[0] ?? null;
  }

  /** Begins at `position` unless the consumer has begun already; answers whether it did so now. */
  async create(client: PoolClient, name: string, logId: string, position: Position | null): Promise<boolean> {
    const { rowCount } = await client.query(
      'insert into durable.checkpoints (name, log_id, position) values ($1, $2, $3) on conflict do nothing',
      [name, logId, position],
    );
    return rowCount === 1;
  }

  /** Elects: the row, locked until the transaction ends, or null while another worker has it. */
  async elect(client: PoolClient, name: string): Promise<Checkpoint | null> {
    const sql = `select ${COLUMNS} from durable.checkpoints where name = $1 for update skip locked`;
    return (await client.query<Checkpoint>(sql, [name])).rows[0] ?? null;
  }

  /** As `elect`, but waits for its turn. */
  async lock(client: PoolClient, name: string): Promise<Checkpoint | null> {
    const sql = `select ${COLUMNS} from durable.checkpoints where name = $1 for update`;
    return (await client.query<Checkpoint>(sql, [name])).rows[0] ?? null;
  }

  /** Fences: throws CheckpointMovedError unless the row still stands at `from`. */
  async advance(client: PoolClient, name: string, from: Position | null, to: Position | null): Promise<void> {
    const { rowCount } = await client.query(
      `update durable.checkpoints set position = $3, updated_at = now()
        where name = $1 and position is not distinct from $2`,
      [name, from, to],
    );
    if (rowCount !== 1) throw new CheckpointMovedError(`${name} was moved by another worker`);
  }

  /** Stops the consumer, visibly, unless another worker has brought it past `at` meanwhile. */
  async stop(name: string, at: Position | null, error: string, eventId: string): Promise<void> {
    await this.database.query(
      `update durable.checkpoints set state = 'stopped', error = $3, stopped_event_id = $4, updated_at = now()
        where name = $1 and position is not distinct from $2`,
      [name, at, error, eventId],
    );
  }

  /** Lets a stopped consumer try again; answers whether it was stopped. */
  async resume(name: string): Promise<boolean> {
    const resumed = await this.database.query(
      `update durable.checkpoints set state = 'running', error = null, stopped_event_id = null, updated_at = now()
        where name = $1 and state = 'stopped' returning name`,
      [name],
    );
    return resumed.length > 0;
  }
}
