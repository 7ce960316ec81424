import { Injectable } from '@nestjs/common';
import type { PoolClient } from 'pg';
import { Database } from '../database/database.js';
import { EventStore, type Position } from '../event-store/event-store.js';
import { Notifier } from './notifier.js';
import { checkCheckpoints } from './check-checkpoints.js';
import { CheckpointRow } from './checkpoint.table.js';
import { Checkpoints } from './checkpoints.js';
import { ConsumerRunner } from './consumer-runner.js';
import type { LogConsumer } from './log-consumer.js';
import { LogReader } from './log-reader.js';
import { lostOf } from './lost-tables.js';
import type { Projection } from './projection.js';

/** Any number that no other advisory lock of the application uses. */
const PREPARE_LOCK = 7_300_201;

/** Starts and ends the runners of this process: one per projection and reactor. */
@Injectable()
export class Consumers {
  /** How often a consumer notes how far the log was read without an event for it. */
  noteEveryMs = 1000;
  /** Between two looks of a runner at what nobody tells of. */
  pollMs = 1000;
  private readonly runners: ConsumerRunner[] = [];
  private readonly moved = new Notifier();

  constructor(
    private readonly database: Database,
    private readonly store: EventStore,
    private readonly reader: LogReader,
    private readonly checkpoints: Checkpoints,
  ) {}

  /** Prepares, lets stopped consumers try again, and begins. */
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

  /** Checks the checkpoints against the log, and the projections against their tables; makes those of consumers that never ran. Throws StartupError. */
  async prepare(consumers: readonly LogConsumer[]): Promise<void> {
    const names = new Set(consumers.map(({ name }) => name));
    const known = await this.checkpoints.all();
    await checkCheckpoints(
      this.store,
      known.filter(({ name }) => names.has(name)),
    );
    const logId = await this.store.logId();
    const begun = new Set(known.map(({ name }) => name));
    for (const consumer of consumers.filter(({ name }) => !begun.has(name)))
      await this.database.transaction((client) => this.begin(client, consumer, logId));
    await this.database.transaction((client) => checkTables(client, consumers));
  }

  /** Ends each runner after the batch in hand. */
  async stop(): Promise<void> {
    await Promise.all(this.runners.map((runner) => runner.stop()));
    await this.reader.close();
  }

  /** Somebody waits until this consumer has come to `position`; without a runner here it comes when it comes. */
  hasten(name: string, position: Position): void {
    this.runners.find((runner) => runner.name === name)?.hasten(position);
  }

  /** Resolves when a runner of this process has moved its checkpoint, at the latest after `ms`. */
  nextMove(ms: number): Promise<void> {
    return this.moved.wait(ms);
  }

  /** Another process may have begun with it meanwhile. */
  private async begin(client: PoolClient, consumer: LogConsumer, logId: string): Promise<void> {
    await client.query('select pg_advisory_xact_lock($1)', [PREPARE_LOCK]);
    const { name } = consumer;
    if (await this.database.table(CheckpointRow, client).existsBy({ name })) return;
    await this.checkpoints.create(client, name, logId, await consumer.prepare(client));
  }
}

/** Those that are lost are built anew later. */
async function checkTables(client: PoolClient, consumers: readonly LogConsumer[]): Promise<void> {
  const projections = consumers.flatMap(({ projection }) => projection ?? []);
  const lost = new Set<Projection | undefined>(await lostOf(client, projections));
  for (const consumer of consumers) if (!lost.has(consumer.projection)) await consumer.check?.(client);
}
