import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import { EventStoreUnavailableError } from './event-store.js';

const RETRY_MS = 250;
const LOG_EVERY_MS = 30_000;

/** The process has to stop while its start waits; not a failure. */
export class StartStoppedError extends Error {
  override readonly name = 'StartStoppedError';
}

type Options = Readonly<{
  /** How long to wait at most: a server waits forever, a command gives up. */
  patienceMs?: number;
  /** Aborts when the process must stop. */
  stopping?: AbortSignal;
  logEveryMs?: number;
  log?: Pick<Logger, 'log' | 'warn'>;
}>;

/** Repeats the steps of a start until the event store responds, and logs that and how long it waits. */
export class StartWait {
  readonly #options: Required<Omit<Options, 'stopping'>> & Pick<Options, 'stopping'>;
  #since: number | null = null;
  #lastError: Readonly<{ startPatienceMs: number; at: number }> | null = null;
  #loggedAt = 0;

  constructor(options: Options = {}) {
    const defaults = { patienceMs: Infinity, logEveryMs: LOG_EVERY_MS, log: new Logger('Start') };
    this.#options = { ...defaults, ...options };
  }

  /** Runs a repeatable step. Throws StartStoppedError as soon as the process must stop. */
  async through<Result>(step: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        const result = await this.#unlessStopped(step());
        this.#logEnd();
        return result;
      } catch (error) {
        if (!(error instanceof EventStoreUnavailableError)) throw error;
        if (this.#isTooLong(error)) throw error;
        this.#logWaiting(error);
      }
      await this.#unlessStopped(pause(RETRY_MS));
    }
  }

  async #unlessStopped<Result>(work: Promise<Result>): Promise<Result> {
    const { stopping } = this.#options;
    if (stopping === undefined) return work;
    const stopped = Promise.withResolvers<never>();
    const stop = (): void =>
      stopped.reject(new StartStoppedError('Stopped while it waited for the event store'));
    stopping.addEventListener('abort', stop);
    if (stopping.aborted) stop();
    try {
      return await Promise.race([work, stopped.promise]);
    } finally {
      stopping.removeEventListener('abort', stop);
    }
  }

  /** A store may still refuse a user for a moment after an outage. */
  #isTooLong({ startPatienceMs }: EventStoreUnavailableError): boolean {
    const now = Date.now();
    this.#since ??= now;
    if (this.#lastError?.startPatienceMs !== startPatienceMs) this.#lastError = { startPatienceMs, at: now };
    return now - this.#since >= this.#options.patienceMs || now - this.#lastError.at >= startPatienceMs;
  }

  #logWaiting({ message }: Error): void {
    const now = Date.now();
    const waited = now - this.#since!;
    if (this.#loggedAt === 0) this.#options.log.warn(`The start waits for the event store. ${message}`);
    else if (now - this.#loggedAt < this.#options.logEveryMs) return;
    else this.#options.log.warn(`The start has waited ${seconds(waited)} for the event store. ${message}`);
    this.#loggedAt = now;
  }

  #logEnd(): void {
    if (this.#loggedAt > 0)
      this.#options.log.log(
        `The event store answers after ${seconds(Date.now() - this.#since!)}: the start goes on`,
      );
    this.#since = this.#lastError = null;
    this.#loggedAt = 0;
  }
}

const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;
