import { setTimeout as pause } from 'node:timers/promises';
import type { DomainEvent } from '@closewise/domain/events';
import { Logger } from '@nestjs/common';
import type { PoolClient } from 'pg';
import type { Database } from '../database/database.js';
import type { EventStore, Position, RecordedEvent } from '../event-store/event-store.js';
import { faultIn, UnknownEventTypeError } from '../event-catalogue/unreadable-event.js';
import { type Checkpoint, CheckpointMovedError, type Checkpoints } from './checkpoints.js';
import { concerns, type LogConsumer } from './log-consumer.js';
import type { LogReader } from './log-reader.js';
import type { OpenedPage } from './log-tail.js';
import { isAnnounced, isOutage } from '../event-store/outage.js';
import { findLostReadModels, ReadModelLostError } from './projection-tables.js';

/** Shared by all runners of the process. */
export type RunnerParts = Readonly<{
  database: Database;
  store: EventStore;
  reader: LogReader;
  checkpoints: Checkpoints;
  /** Interval at which the checkpoint moves over events that are not for the consumer. */
  noteEveryMs: number;
  /** Interval of checks for changes without a notification, such as a checkpoint that another worker has released. */
  pollMs: number;
}>;

const LONGEST_WAIT_MS = 10_000;

/** Another worker has the checkpoint. */
class NotElectedError extends Error {}

/** An event that the consumer cannot handle, and the reason. */
class PoisonousEventError extends Error {
  constructor(
    readonly event: RecordedEvent<DomainEvent>,
    override readonly cause: unknown,
  ) {
    super(faultIn(event, cause));
  }
}

/**
 * Feeds one consumer. Rows and checkpoint change in one transaction; the worker that locks the checkpoint's row works,
 * the others retry each second. An event that cannot be handled stops the consumer and is never skipped, nor is one of
 * an unknown type, since it may concern the consumer.
 */
export class ConsumerRunner {
  private readonly log = new Logger('Processing');
  private readonly abort = new AbortController();
  /** The stored position, and how far the log was read beyond it without an event for this consumer. */
  private stored: Position | null = null;
  private scanned: Position | null = null;
  private storedAt = 0;
  private running: Promise<void> | null = null;
  /** A caller waits until the checkpoint reaches this position. */
  private awaited: Position | null = null;
  private nudge = new AbortController();
  private interrupted = AbortSignal.any([this.abort.signal, this.nudge.signal]);

  constructor(
    private readonly consumer: LogConsumer,
    private readonly parts: RunnerParts,
    private readonly onAdvance: () => void,
  ) {}

  /** Starts from the given checkpoint, or the stored one. */
  start(checkpoint?: Checkpoint): void {
    this.running = this.run(checkpoint);
  }

  get name(): string {
    return this.consumer.name;
  }

  /** A caller waits for `position`: the checkpoint moves there as soon as the log was read so far. */
  hasten(position: Position): void {
    if (this.awaited === null || this.isAwaited(position)) this.awaited = position;
    this.nudge.abort();
    this.nudge = new AbortController();
    this.interrupted = AbortSignal.any([this.abort.signal, this.nudge.signal]);
  }

  /** Stops after the current batch. */
  async stop(): Promise<void> {
    this.abort.abort();
    await this.running;
  }

  private async run(checkpoint?: Checkpoint): Promise<void> {
    let known = checkpoint !== undefined && this.beginAt(checkpoint);
    for (let failures = 0; !this.abort.signal.aborted;) {
      try {
        known = known || (await this.load());
        if (known) await this.step();
        else await this.sleep(this.parts.pollMs);
        failures = 0;
      } catch (error) {
        known = false;
        if (error instanceof CheckpointMovedError) continue;
        if (error instanceof PoisonousEventError) await this.stopAt(error);
        else if (!(error instanceof NotElectedError)) this.warn(error, failures++);
        await this.sleep(Math.min(this.parts.pollMs * 2 ** Math.max(0, failures - 1), LONGEST_WAIT_MS));
      }
    }
  }

  /** Reads the stored position; false while the consumer is stopped. */
  private async load(): Promise<boolean> {
    const checkpoint = await this.parts.checkpoints.find(this.consumer.name);
    return checkpoint !== null && this.beginAt(checkpoint);
  }

  private beginAt({ state, position }: Checkpoint): boolean {
    if (state === 'stopped') return false;
    this.stored = this.scanned = position;
    return true;
  }

  private async step(): Promise<void> {
    const { noteEveryMs, reader } = this.parts;
    const idle = this.scanned !== this.stored;
    if (idle && this.isAwaited(this.scanned)) return this.move([], this.scanned);
    const page = await reader.next(this.scanned, noteEveryMs, this.interrupted);
    if (page) await this.handlePage(page);
    else if (idle) await this.move([], this.scanned);
  }

  private isAwaited(position: Position | null): boolean {
    return this.awaited !== null && this.parts.store.compare(position, this.awaited) >= 0;
  }

  private async handlePage({ events, unreadable, scannedThrough }: OpenedPage): Promise<void> {
    const isUnknown = ({ id }: { id: string }): boolean =>
      unreadable.get(id) instanceof UnknownEventTypeError;
    const own = events.filter((event) => concerns(this.consumer, event) || isUnknown(event));
    const bad = own.findIndex((event) => unreadable.has(event.id));
    const good = bad < 0 ? own : own.slice(0, bad);
    if (own.length === 0) {
      this.scanned = scannedThrough;
      const isDue = Date.now() - this.storedAt >= this.parts.noteEveryMs;
      if (isDue || this.isAwaited(scannedThrough)) await this.move([], scannedThrough);
      return;
    }
    const end = bad < 0 ? scannedThrough : (good.at(-1)?.position ?? this.stored);
    if (good.length > 0) await this.moveOrFindPoison(good, end);
    if (bad >= 0) throw new PoisonousEventError(own[bad]!, unreadable.get(own[bad]!.id));
  }

  private async moveOrFindPoison(
    events: readonly RecordedEvent<DomainEvent>[],
    end: Position | null,
  ): Promise<void> {
    try {
      await this.move(events, end);
    } catch (error) {
      if (isTemporaryFault(error)) throw error;
      const { name, projection } = this.consumer;
      if (projection && (await findLostReadModels(this.parts.database.pool, [projection])).length > 0)
        throw new ReadModelLostError(name);
      for (const event of events) await this.moveOne(event);
      await this.move([], end);
    }
  }

  private async moveOne(event: RecordedEvent<DomainEvent>): Promise<void> {
    try {
      await this.move([event], event.position);
    } catch (error) {
      throw isTemporaryFault(error) ? error : new PoisonousEventError(event, error);
    }
  }

  /**
   * One transaction: election, rows, checkpoint; without rows usually one statement. If a crash of Postgres undoes it, the
   * checkpoint goes back with the rows. No job of it has run by then: claiming a job commits to the disk, together with
   * all earlier commits.
   */
  private async move(events: readonly RecordedEvent<DomainEvent>[], to: Position | null): Promise<void> {
    if (events.length > 0 || !(await this.note(to)))
      await this.parts.database.repeatableTransaction((client) => this.handle(client, events, to));
    this.stored = this.scanned = to;
    this.storedAt = Date.now();
    if (this.isAwaited(to)) this.awaited = null;
    this.onAdvance();
  }

  private note(to: Position | null): Promise<boolean> {
    return this.parts.checkpoints.note(this.consumer.name, this.stored, to);
  }

  private async handle(
    client: PoolClient,
    events: readonly RecordedEvent<DomainEvent>[],
    to: Position | null,
  ): Promise<void> {
    const { name } = this.consumer;
    const checkpoint = await this.parts.checkpoints.elect(client, name);
    if (!checkpoint || checkpoint.state === 'stopped') throw new NotElectedError();
    if (checkpoint.position !== this.stored) throw new CheckpointMovedError(name);
    if (events.length > 0) await this.consumer.handle(events, client);
    await this.parts.checkpoints.advance(client, name, this.stored, to);
  }

  private async stopAt(error: PoisonousEventError): Promise<void> {
    const { name } = this.consumer;
    this.log.error(`${name} stopped: ${error.message}`);
    await this.parts.checkpoints
      .stop(name, this.stored, error.message, error.event.id)
      .catch((failure) => this.warn(failure, 0));
  }

  private warn(error: unknown, failures: number): void {
    if (failures === 0 && !isAnnounced(error))
      this.log.warn(`${this.consumer.name} waits: ${(error as Error).message}`);
  }

  private async sleep(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.abort.signal, ref: false }).catch(() => undefined);
  }
}

function isTemporaryFault(error: unknown): boolean {
  return error instanceof CheckpointMovedError || error instanceof NotElectedError || isOutage(error);
}
