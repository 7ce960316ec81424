import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { In, IsNull, Column, Entity, PrimaryColumn } from 'typeorm';
import { Batches } from '../database/batches.js';
import { Database } from '../database/database.js';
import type { Table } from '../database/table.js';
import type { Position } from '../event-store/event-store.js';

/** A consumer's position in the log. */
export type Checkpoint = Readonly<Omit<CheckpointRow, 'updatedAt'>>;

/** Another worker moved the checkpoint; the transaction must roll back. */
export class CheckpointMovedError extends Error {
  override readonly name = 'CheckpointMovedError';
}

const running = { state: 'running', error: null, stoppedEventId: null } as const;
/** Postgres's clock. */
const now = (): string => 'now()';

const COLUMNS = `name, log_id as "logId", position, state, error, stopped_event_id as "stoppedEventId"`;

const NOTE = `with unhurried as (select set_config('synchronous_commit', 'off', true)),
    elected as (
      select checkpoint.name, noted.upto
        from unnest($1::text[], $2::text[], $3::text[]) as noted (name, since, upto)
        join durable.checkpoints checkpoint on checkpoint.name = noted.name
         and checkpoint.position is not distinct from noted.since and checkpoint.state = 'running'
         for update of checkpoint skip locked
    )
  update durable.checkpoints moved set position = elected.upto, updated_at = now()
    from unhurried, elected where moved.name = elected.name returning moved.name`;

/** A position up to which the log has no event for the consumer. */
type Note = Readonly<{ name: string; from: Position | null; to: Position | null }>;

/**
 * The rows of `durable.checkpoints`. SQL for the lock and the fence of each batch, for which a repository takes 2.3 times
 * the processor time (ADR 23).
 */
@Injectable()
export class Checkpoints {
  /** All consumers of a process reach the end of the log at the same time. */
  private readonly notes = new Batches<Note, boolean>((_, notes) => this.noteAll(notes));

  constructor(private readonly database: Database) {}

  async all(): Promise<Checkpoint[]> {
    const rows = await this.table.find({ order: { name: 'ASC' } });
    return rows.map(toCheckpoint);
  }

  async find(name: string): Promise<Checkpoint | null> {
    const row = await this.table.findOneBy({ name });
    return row && toCheckpoint(row);
  }

  /** Creates the checkpoint at `position`; false when it exists already. */
  async create(client: PoolClient, name: string, logId: string, position: Position | null): Promise<boolean> {
    const first = { name, logId, position };
    const added = this.database.table(CheckpointRow, client).createQueryBuilder().insert().values(first);
    const { raw } = await added.orIgnore().returning(['name']).execute();
    return (raw as unknown[]).length === 1;
  }

  /** Locks the row until the transaction ends, which elects this worker; null while another worker has it. */
  async elect(client: PoolClient, name: string): Promise<Checkpoint | null> {
    const text = `select ${COLUMNS} from durable.checkpoints where name = $1 for update skip locked`;
    const { rows } = await client.query<Checkpoint>({ name: 'elect-consumer', text, values: [name] });
    return rows[0] ?? null;
  }

  /** Like `elect`, but waits for the lock. */
  async lock(client: PoolClient, name: string): Promise<Checkpoint | null> {
    const sql = `select ${COLUMNS} from durable.checkpoints where name = $1 for update`;
    return (await client.query<Checkpoint>(sql, [name])).rows[0] ?? null;
  }

  /** Moves the checkpoint; throws CheckpointMovedError unless it is still at `from`. */
  async advance(client: PoolClient, name: string, from: Position | null, to: Position | null): Promise<void> {
    const text = `update durable.checkpoints set position = $3, updated_at = now()
      where name = $1 and position is not distinct from $2`;
    // One name per consumer: each has its own search path, for which Postgres would plan a shared statement again.
    const statement = { name: `advance ${name}`, text, values: [name, from, to] };
    const { rowCount } = await client.query(statement);
    if (rowCount !== 1) throw new CheckpointMovedError(`${name} was moved by another worker`);
  }

  /**
   * Moves the checkpoint from `from` to `to` when there are no rows to write: elects, checks and commits in one statement,
   * together with other notes, without waiting for the disk. False when another worker has the row or moved it, or the
   * consumer is stopped.
   */
  note(name: string, from: Position | null, to: Position | null): Promise<boolean> {
    return this.notes.add('', { name, from, to });
  }

  /** Records that the consumer is stopped, unless another worker has moved it beyond `at`. */
  async stop(name: string, at: Position | null, error: string, eventId: string): Promise<void> {
    await this.table.update(
      { name, position: at ?? IsNull() },
      { state: 'stopped', error, stoppedEventId: eventId, updatedAt: now },
    );
  }

  /** Lets a stopped consumer run again; false when it was not stopped. */
  async resume(name: string): Promise<boolean> {
    const { affected } = await this.table.update({ name, state: 'stopped' }, { ...running, updatedAt: now });
    return affected === 1;
  }

  /** Lets the stopped ones of these consumers run again. */
  async resumeAll(names: readonly string[]): Promise<void> {
    const stopped = { name: In(names), state: 'stopped' } as const;
    await this.table.update(stopped, { ...running, updatedAt: now });
  }

  /** Sets the consumer to `position` of this log, running. */
  async place(client: PoolClient, name: string, logId: string, position: Position | null): Promise<void> {
    const placed = { logId, position, ...running, updatedAt: now };
    await this.database.table(CheckpointRow, client).update({ name }, placed);
  }

  private async noteAll(notes: readonly Note[]): Promise<boolean[]> {
    const values = [notes.map(({ name }) => name), notes.map(({ from }) => from), notes.map(({ to }) => to)];
    const noted = { name: 'note-positions', text: NOTE, values };
    const { rows } = await this.database.pool.query<Pick<Note, 'name'>>(noted);
    const moved = new Set(rows.map(({ name }) => name));
    return notes.map(({ name }) => moved.has(name));
  }

  private get table(): Table<CheckpointRow> {
    return this.database.table(CheckpointRow);
  }
}

function toCheckpoint(row: CheckpointRow): Checkpoint {
  const { updatedAt: _, ...checkpoint } = row;
  return checkpoint;
}

/** The log position of a projection or reactor; written in the transaction of its rows or jobs. */
@Entity({ schema: 'durable', name: 'checkpoints' })
export class CheckpointRow {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'checkpoints_pkey' })
  name!: string;

  /** The log that `position` belongs to. */
  @Column({ name: 'log_id', type: 'text' })
  logId!: string;

  /** Null before the first event. */
  @Column({ type: 'text', nullable: true })
  position!: Position | null;

  /** `running`, or `stopped` by the event of `stopped_event_id` for the reason in `error`. */
  @Column({ type: 'text', default: 'running' })
  state!: 'running' | 'stopped';

  @Column({ type: 'text', nullable: true })
  error!: string | null;

  @Column({ name: 'stopped_event_id', type: 'uuid', nullable: true })
  stoppedEventId!: string | null;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt!: Date;
}
