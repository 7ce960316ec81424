import type { Appended, EventToAppend, RecordedEvent } from './event-store.js';

const MOST_EVENTS = 5000;
const MOST_STREAMS = 2000;
/** A longer stream has usually grown before it is used again. */
const LONGEST_STREAM = 50;

/**
 * A cache of whole short streams as stored, so personal data stays sealed. Other processes may have appended in the
 * meantime, so it serves only decisions that end in an append at its revision, which then fails.
 */
export class KnownStreams {
  readonly #streams = new Map<string, readonly RecordedEvent[]>();
  #events = 0;

  /** Null when the stream is not cached. */
  find(stream: string): readonly RecordedEvent[] | null {
    return this.#streams.get(stream) ?? null;
  }

  /** Caches the whole stream. */
  keep(stream: string, events: readonly RecordedEvent[]): void {
    this.forget(stream);
    if (events.length > LONGEST_STREAM) return;
    this.#streams.set(stream, events);
    this.#events += events.length;
    while (this.#events > MOST_EVENTS || this.#streams.size > MOST_STREAMS)
      this.forget(this.#streams.keys().next().value!);
  }

  /** Adds appended events if all events before them are cached. */
  extend(stream: string, events: readonly EventToAppend[], { revision, position }: Appended): void {
    const before = this.find(stream) ?? [];
    const first = revision - events.length + 1;
    if (before.length !== first) return this.forget(stream);
    const appended = events.map((event, i) => {
      const place = { stream, revision: first + i, position, recordedAt: event.meta.at };
      return { ...event, ...place };
    });
    this.keep(stream, [...before, ...appended]);
  }

  forget(stream: string): void {
    this.#events -= this.#streams.get(stream)?.length ?? 0;
    this.#streams.delete(stream);
  }
}
