import { Logger } from '@nestjs/common';
import type { EventStoreUnavailableError } from '../event-store.js';

/** During an election successes and failures alternate: an outage is over only this long after the last failure. */
const SETTLED_MS = 1000;

/** Logs the beginning and the end of an outage once each, however many calls it affects. */
export class OutageWatch {
  #since: number | null = null;
  #failedAt = 0;
  #answeredAt = -1;

  constructor(private readonly log: Pick<Logger, 'log' | 'warn'> = new Logger('EventStore')) {}

  /** The outage's beginning by `performance.now()`; null while the store responds. */
  get since(): number | null {
    return this.#since;
  }

  /** A call from `calledAt` has failed; ignored if a later call got a response. */
  failed(calledAt: number, error: EventStoreUnavailableError): void {
    if (calledAt > this.#answeredAt) this.#begin(error);
    error.isAnnounced = this.#since !== null;
  }

  #begin({ message }: EventStoreUnavailableError): void {
    const now = performance.now();
    if (this.#since === null)
      this.log.warn(`${message}. Requests that need it get 503 until it answers again`);
    this.#since ??= now;
    this.#failedAt = now;
  }

  answered(): void {
    const now = performance.now();
    this.#answeredAt = now;
    if (this.#since === null || now - this.#failedAt < SETTLED_MS) return;
    this.log.log(`The event store answers again after ${Math.round((now - this.#since) / 100) / 10} s`);
    this.#since = null;
  }
}
