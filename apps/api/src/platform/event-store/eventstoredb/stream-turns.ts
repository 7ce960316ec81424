import { EventStoreUnavailableError } from '../event-store.js';

/** As many appends as the queue of a Postgres log takes. */
const MOST_WAITING = 10_000;
const LONGEST_WAIT_MS = 10_000;

/**
 * One append after the other for each stream, in the order of their calls; streams do not wait for each other. A server
 * serves calls that are under way together in any order, so that a later one could find the stream at another revision.
 */
export class StreamTurns {
  readonly #last = new Map<string, Promise<unknown>>();
  #waiting = 0;

  constructor(private readonly longestWaitMs = LONGEST_WAIT_MS) {}

  /** Throws EventStoreUnavailableError when too many wait, or the turn comes too late: then nothing was sent. */
  async take<Result>(stream: string, append: () => Promise<Result>): Promise<Result> {
    const before = this.#last.get(stream);
    if (before !== undefined && this.#waiting >= MOST_WAITING)
      throw new EventStoreUnavailableError('Too many appends are waiting');
    const mine = before === undefined ? append() : this.#after(before, append);
    this.#last.set(stream, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(stream) === mine) this.#last.delete(stream);
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
