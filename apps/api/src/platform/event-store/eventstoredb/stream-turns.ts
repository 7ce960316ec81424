import { EventStoreUnavailableError } from '../event-store.js';

/** As many as the queue of the Postgres store accepts. */
const MOST_WAITING = 10_000;
const LONGEST_WAIT_MS = 10_000;

/**
 * Runs one append at a time for each stream, in the order of their calls; streams do not wait for each other. The server
 * serves concurrent calls in any order, so that a later one could find the stream at another revision.
 */
export class StreamTurns {
  readonly #last = new Map<string, Promise<unknown>>();
  #waiting = 0;

  constructor(private readonly longestWaitMs = LONGEST_WAIT_MS) {}

  /** Throws EventStoreUnavailableError, without sending anything, when too many wait or the turn comes too late. */
  async take<Result>(stream: string, append: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(stream);
    if (before !== undefined && this.#waiting >= MOST_WAITING)
      throw new EventStoreUnavailableError('Too many appends are waiting');
    const own = before === undefined ? append() : this.#after(before, append);
    this.#last.set(stream, own);
    try {
      return await own;
    } finally {
      if (this.#last.get(stream) === own) this.#last.delete(stream);
    }
  }

  async #after<Result>(before: Promise<unknown>, append: () => Promise<Result>): Promise<Result> {
    const overdueAt = Date.now() + this.longestWaitMs;
    this.#waiting += 1;
    await before.catch(() => undefined);
    this.#waiting -= 1;
    if (Date.now() > overdueAt) throw new EventStoreUnavailableError('The append waited too long');
    return append();
  }
}
