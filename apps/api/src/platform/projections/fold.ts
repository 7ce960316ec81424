import type { DomainEvent } from '@closewise/domain/events';
import type { PoolClient } from 'pg';
import type { EventStore, Position, RecordedEvent } from '../event-store/event-store.js';
import type { EventCodec } from '../personal-data/event-codec.js';
import { isFor, type LogConsumer } from './log-consumer.js';
import { projectionConsumer } from './projection-consumer.js';
import { projectPages } from './projection-tables.js';
import type { Projection } from './projection.js';

/** Called after each page with the events read so far and their position. */
export type RebuildProgress = (eventsRead: number, position: Position | null) => void;

const PAGE_EVENTS = 5000;
/** Pages that are read while one is folded. */
const PAGES_AHEAD = 2;
/** A transaction is open meanwhile: a projection of rare events writes now and then, too. */
const BATCH_PAGES = 50;
/** The most that a projection gets in one piece. */
const BATCH_EVENTS = 20_000;

/** `events` are those for the projection, of all the `read` ones. */
type Page = Readonly<{
  events: readonly RecordedEvent<DomainEvent>[];
  read: number;
  position: Position | null;
}>;

/** Reads the log from the beginning and writes what a projection makes of it in large batches. */
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

  /** One batch in the transaction of the client; false when it reached the end of the log. */
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

  /** The reader never waits for the fold, nor the fold for the reader. */
  private readAhead(page: Page): void {
    while (this.ahead.length < PAGES_AHEAD) {
      const last = this.ahead.at(-1) ?? Promise.resolve(page);
      const next = last.then(({ position }) => this.read(position));
      // Thrown when its turn comes.
      next.catch(() => undefined);
      this.ahead.push(next);
    }
  }

  private async read(after: Position | null): Promise<Page> {
    const { events, scannedThrough } = await this.store.readAll(after, PAGE_EVENTS);
    const { known } = this.codec;
    const ours = events.filter((event) => isFor(this.consumer, event) || !known.has(event.type));
    return {
      events: await this.codec.openEach(ours),
      read: events.length,
      position: scannedThrough ?? after,
    };
  }
}
