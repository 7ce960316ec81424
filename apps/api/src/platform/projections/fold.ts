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
/** A transaction is open meanwhile: a projection of rare events writes now and then, too. */
const BATCH_PAGES = 20;
/** The most that a projection gets in one piece. */
const BATCH_EVENTS = 20_000;

/** `events` are those for the projection, of all the `read` ones. */
type Page = Readonly<{ events: readonly RecordedEvent[]; read: number; position: Position | null }>;

/** Reads the log from the beginning and writes what a projection makes of it in large batches. */
export class Fold {
  eventsRead = 0;
  position: Position | null = null;
  private readonly consumer: LogConsumer;
  private ahead: Promise<Page> | null = null;

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
    return this.ahead !== null;
  }

  /** The next page is read while one is folded and written. */
  private async *batch(): AsyncGenerator<readonly RecordedEvent[]> {
    const limit = this.projection.projectPages ? Infinity : BATCH_EVENTS;
    let size = 0;
    for (let pages = 0; pages < BATCH_PAGES && size < limit; pages++) {
      const { events, read, position } = await (this.ahead ?? this.read());
      [this.position, this.eventsRead] = [position, this.eventsRead + read];
      const isLast = read < PAGE_EVENTS;
      this.ahead = isLast ? null : this.read();
      this.ahead?.catch(() => undefined);
      this.progress(this.eventsRead, position);
      if (events.length > 0) yield events;
      if (isLast) return;
      size += events.length;
    }
  }

  private async read(): Promise<Page> {
    const { events, scannedThrough } = await this.store.readAll(this.position, PAGE_EVENTS);
    const ours = events.filter((event) => isFor(this.consumer, event));
    return {
      events: await this.codec.openEach(ours),
      read: events.length,
      position: scannedThrough ?? this.position,
    };
  }
}
