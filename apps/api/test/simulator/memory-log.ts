import {
  EventStore,
  type Appended,
  type EventToAppend,
  type ExpectedRevision,
  type LogPage,
  type Position,
  type RecordedEvent,
  type StreamPart,
  WrongRevisionError,
} from '../../src/platform/event-store/event-store.js';

/** A process died: its appends are in the log, but it never learned that. */
export class Crash extends Error {
  override readonly name = 'Crash';
}

/** One log in memory, with a clock that the simulator controls. */
export class MemoryLog extends EventStore {
  readonly events: RecordedEvent[] = [];
  private readonly streams = new Map<string, RecordedEvent[]>();
  /** Dies after this many more appends; null: never. */
  dieAfter: number | null = null;

  /** `tick` returns the ISO UTC time of the next append, later than the one before. */
  constructor(private readonly tick: () => string) {
    super();
  }

  override append(
    stream: string,
    expected: ExpectedRevision,
    events: readonly EventToAppend[],
  ): Promise<Appended> {
    const stored = this.streams.get(stream) ?? [];
    const actual = stored.length === 0 ? 'no-stream' : stored.length - 1;
    if (actual !== expected) return Promise.reject(new WrongRevisionError(stream, expected, actual));
    const recordedAt = this.tick();
    for (const event of events) {
      const position = String(this.events.length) as Position;
      const recorded = { ...event, stream, revision: stored.length, position, recordedAt };
      stored.push(recorded);
      this.events.push(recorded);
    }
    this.streams.set(stream, stored);
    if (this.dieAfter !== null && --this.dieAfter <= 0) return Promise.reject(new Crash());
    const { revision, position } = stored.at(-1)!;
    return Promise.resolve({ revision, position });
  }

  override readStream(stream: string, part?: StreamPart): Promise<RecordedEvent[]> {
    const { from, limit } = part ?? { from: 0, limit: Infinity };
    return Promise.resolve((this.streams.get(stream) ?? []).slice(from, from + limit));
  }

  override readAll(after: Position | null, limit: number): Promise<LogPage> {
    const from = after === null ? 0 : Number(after) + 1;
    const events = this.events.slice(from, from + limit);
    return Promise.resolve({ events, scannedThrough: events.at(-1)?.position ?? after });
  }

  override async *subscribeToAll(after: Position | null, signal: AbortSignal): AsyncGenerator<LogPage> {
    if (!signal.aborted) yield await this.readAll(after, this.events.length);
  }

  override head(): Promise<Position | null> {
    return Promise.resolve(this.events.at(-1)?.position ?? null);
  }

  override compare(left: Position | null, right: Position | null): number {
    return Number(left ?? -1) - Number(right ?? -1);
  }

  override holds(position: Position): Promise<boolean> {
    return Promise.resolve(this.events[Number(position)] !== undefined);
  }

  override clockTime(): Promise<string | null> {
    return Promise.resolve(this.events.at(-1)?.recordedAt ?? null);
  }

  override logId(): Promise<string> {
    return Promise.resolve('memory');
  }
}
