import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Database } from '../database/database.js';
import { EventStore, type Position } from '../event-store/event-store.js';
import { Notifier } from './notifier.js';
import { requireMatchingCheckpoints } from './check-checkpoints.js';
import { CheckpointRow, Checkpoints } from './checkpoints.js';
import { ConsumerRunner } from './consumer-runner.js';
import type { LogConsumer } from './log-consumer.js';
import { LogReader } from './log-reader.js';
import { findLostReadModels } from './projection-tables.js';
import type { Projection } from './projection.js';

/** An advisory lock number that nothing else in the application uses. */
const PREPARE_LOCK = 7_300_201;

/** Starts and stops this process's runners, one per projection and reactor. */
@Injectable()
export class Consumers {
  /** See RunnerParts. */
  noteEveryMs = 1000;
  /** See RunnerParts. */
  pollMs = 1000;
  private readonly runners: ConsumerRunner[] = [];
  private readonly moved = new Notifier();

  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly reader: LogReader,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** Prepares consumers, lets stopped ones run again, and starts runners; may be repeated after an outage. */
  async start(consumers: readonly LogConsumer[]): Promise<void> {
    await this.prepare(consumers);
    await this.checkpoints.resumeAll(consumers.map(({ name }) => name));
    const begun = new Map((await this.checkpoints.all()).map((checkpoint) => [checkpoint.name, checkpoint]));
    await this.reader.start();
    const parts = {
      database: this.database,
      store: this.store,
      reader: this.reader,
      checkpoints: this.checkpoints,
      noteEveryMs: this.noteEveryMs,
      pollMs: this.pollMs,
    };
    for (const consumer of consumers) {
      const runner = new ConsumerRunner(consumer, parts, () => this.moved.notify());
      this.runners.push(runner);
      runner.start(begun.get(consumer.name));
    }
  }

  /** Checks checkpoints against the log and projections against their tables; creates those of new consumers. Throws StartupError. */
  async prepare(consumers: readonly LogConsumer[]): Promise<void> {
    const names = new Set(consumers.map(({ name }) => name));
    const known = await this.checkpoints.all();
    await requireMatchingCheckpoints(
      this.store,
      known.filter(({ name }) => names.has(name)),
    );
    const logId = await this.store.logId();
    const begun = new Set(known.map(({ name }) => name));
    for (const consumer of consumers.filter(({ name }) => !begun.has(name)))
      await this.database.transaction((client) => this.begin(client, consumer, logId));
    await this.database.transaction((client) => checkTables(client, consumers));
  }

  /** Stops each runner after its current batch. */
  async stop(): Promise<void> {
    await Promise.all(this.runners.map((runner) => runner.stop()));
    await this.reader.close();
  }

  /** A caller waits until this consumer reaches `position`; has no effect when another process runs it. */
  hasten(name: string, position: Position): void {
    this.runners.find((runner) => runner.name === name)?.hasten(position);
  }

  /** Resolves when a runner of this process moves its checkpoint, or after `ms`. */
  nextMove(ms: number): Promise<void> {
    return this.moved.wait(ms);
  }

  /** Does nothing if another process has created the checkpoint in the meantime. */
  private async begin(client: PoolClient, consumer: LogConsumer, logId: string): Promise<void> {
    await client.query('select pg_advisory_xact_lock($1)', [PREPARE_LOCK]);
    const { name } = consumer;
    if (await this.database.table(CheckpointRow, client).existsBy({ name })) return;
    await this.checkpoints.create(client, name, logId, await consumer.prepare(client));
  }
}

/** Lost tables are not checked: they are rebuilt later. */
async function checkTables(client: PoolClient, consumers: readonly LogConsumer[]): Promise<void> {
  const projections = consumers.flatMap(({ projection }) => projection ?? []);
  const lost = new Set<Projection | undefined>(await findLostReadModels(client, projections));
  for (const consumer of consumers) if (!lost.has(consumer.projection)) await consumer.check?.(client);
}
