import {
  EventStore,
  EventStoreUnavailableError,
  WrongRevisionError,
  type Appended,
  type EventToAppend,
  type ExpectedRevision,
  type LogPage,
  type Position,
  type RecordedEvent,
  type StreamPart,
} from '../src/platform/event-store/event-store.js';

/** Streams in memory, for thousands of cases that only append to and read single streams. */
export class MemoryEventStore extends EventStore {
  /** The outcome of the next appends: `unwritten`, or `unanswered` although everything was written. */
  readonly outages: ('unwritten' | 'unanswered')[] = [];
  /** The stream of each append, in order. */
  readonly written: string[] = [];
  readonly #streams = new Map<string, RecordedEvent[]>();

  override async append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<Appended> {
    const outage = this.outages.shift();
    if (outage === 'unwritten') throw new EventStoreUnavailableError('The store is away');
    const appended = this.#repeated(stream, expected, events) ?? this.#write(stream, expected, events);
    if (outage === 'unanswered') throw new EventStoreUnavailableError('The answer was lost');
    return appended;
  }

  /** The first result of an append of the same events at the same revision, or null. */
  #repeated(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Appended | null {
    const from = expected === 'no-stream' ? 0 : expected + 1;
    const written = (this.#streams.get(stream) ?? []).slice(from, from + events.length);
    const isSame = written.length > 0 && events.every(({ id }, index) => written[index]?.id === id);
    const last = written.at(-1);
    return isSame && last ? { revision: last.revision, position: last.position } : null;
  }

  #write(stream: string, expected: ExpectedRevision, events: readonly EventToAppend[]): Appended {
    const stored = this.#streams.get(stream) ?? [];
    const actual = stored.length === 0 ? 'no-stream' : stored.length - 1;
    if (actual !== expected) throw new WrongRevisionError(stream, expected, actual);
    for (const event of events) {
      const revision = stored.length;
      stored.push({
        ...event,
        stream,
        revision,
        position: String(revision) as Position,
        recordedAt: event.meta.at,
      });
    }
    this.#streams.set(stream, stored);
    this.written.push(stream);
    const last = stored.at(-1)!;
    return { revision: last.revision, position: last.position };
  }

  override async readStream(stream: string, part?: StreamPart): Promise<RecordedEvent[]> {
    const { from, limit } = part ?? { from: 0, limit: Infinity };
    return (this.#streams.get(stream) ?? []).slice(from, from + limit);
  }

  override readAll(): Promise<LogPage> {
    throw this.#unsupported();
  }

  override subscribeToAll(): AsyncIterable<LogPage> {
    throw this.#unsupported();
  }

  override head(): Promise<Position | null> {
    throw this.#unsupported();
  }

  override compare(): number {
    throw this.#unsupported();
  }

  override holds(): Promise<boolean> {
    throw this.#unsupported();
  }

  override clockTime(): Promise<string> {
    throw this.#unsupported();
  }

  override logId(): Promise<string> {
    throw this.#unsupported();
  }

  #unsupported(): Error {
    return new Error('This store keeps single streams only');
  }
}
