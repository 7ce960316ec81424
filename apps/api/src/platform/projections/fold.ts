import type { DomainEvent } from '@closewise/domain/events';
import type { PoolClient } from 'pg';
import type { EventStore, Position, RecordedEvent } from '../event-store/event-store.js';
import type { EventCodec } from '../personal-data/event-codec.js';
import { concerns, type LogConsumer } from './log-consumer.js';
import { projectionConsumer } from './projection-consumer.js';
import { projectPages } from './projection-tables.js';
import type { Projection } from './projection.js';

/** Called after each page with the events read so far and their position. */
export type RebuildProgress = (eventsRead: number, position: Position | null) => void;

const PAGE_EVENTS = 5000;
/** Pages that are read ahead while one is folded. */
const PAGES_AHEAD = 2;
/** Limits a transaction in log pages, for projections of rare events. */
const BATCH_PAGES = 50;
/** Most events that a projection gets in one batch. */
const BATCH_EVENTS = 20_000;

/** `events` are those for the projection, out of `read`. */
type Page = Readonly<{
  events: readonly RecordedEvent<DomainEvent>[];
  read: number;
  position: Position | null;
}>;

/** Reads the log from the beginning and folds it into a projection's tables in large batches. */
export class Fold {
  eventsRead = 0;
  position: Position | null = null;
  private readonly consumer: LogConsumer;
  private readonly ahead: Promise<Page>[] = [];

  constructor(
    private readonly projection: Projection,
    private readonly schema: string,
    private readonly store: EventStore,
    private readonly codec: EventCodec,
    private readonly progress: RebuildProgress,
  ) {
    this.consumer = projectionConsumer(projection);
  }

  /** Folds one batch in the client's transaction; false at the end of the log. */
  async flush(client: PoolClient): Promise<boolean> {
    await client.query('set local synchronous_commit to off');
    await projectPages(client, this.schema, this.projection, this.batch());
    return this.ahead.length > 0;
  }

  private async *batch(): AsyncGenerator<readonly RecordedEvent<DomainEvent>[]> {
    const limit = this.projection.projectPages ? Infinity : BATCH_EVENTS;
    let size = 0;
    for (let pages = 0; pages < BATCH_PAGES && size < limit; pages++) {
      const page = await (this.ahead.shift() ?? this.read(this.position));
      const { events, read, position } = page;
      [this.position, this.eventsRead] = [position, this.eventsRead + read];
      const isLast = read < PAGE_EVENTS;
      if (isLast) this.ahead.length = 0;
      else this.readAhead(page);
      this.progress(this.eventsRead, position);
      if (events.length > 0) yield events;
      if (isLast) return;
      size += events.length;
    }
  }

  /** Reading and folding overlap. */
  private readAhead(page: Page): void {
    while (this.ahead.length < PAGES_AHEAD) {
      const last = this.ahead.at(-1) ?? Promise.resolve(page);
      const next = last.then(({ position }) => this.read(position));
      // The error is thrown when this page is used.
      next.catch(() => undefined);
      this.ahead.push(next);
    }
  }

  private async read(after: Position | null): Promise<Page> {
    const { events, scannedThrough } = await this.store.readAll(after, PAGE_EVENTS);
    const { known } = this.codec;
    const ours = events.filter((event) => concerns(this.consumer, event) || !known.has(event.type));
    return {
      events: await this.codec.openEach(ours),
      read: events.length,
      position: scannedThrough ?? after,
    };
  }
}
