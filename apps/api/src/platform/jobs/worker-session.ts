import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Database } from '../database/database.js';
import { OneAtATime } from '../database/one-at-a-time.js';
import { UnavailableError } from '../event-store/unavailable-error.js';

/** Class of the advisory locks by which worker processes show that they live. */
export const WORKER_LOCK = 7_300_203;
/** Class of the advisory locks that recurring jobs hold while they run. */
const RECURRING_LOCK = 7_300_204;

const RECONNECT_MS = 500;
/** After Postgres was away, the others get this long to come back before they count as dead. */
const GRACE_MS = 10_000;

/**
 * The connection that says 'this worker lives': it holds an advisory lock, which Postgres frees the moment the process
 * dies. It comes back by itself.
 */
@Injectable()
export class WorkerSession {
  /** Names this process in `durable.job_runs`. */
  readonly worker = randomInt(1, 2 ** 31 - 1);
  private readonly closed = new AbortController();
  private client: pg.Client | null = null;
  private asking: OneAtATime | null = null;
  private lost = new AbortController();
  private trustsOthersAt = 0;
  /** Milliseconds by the clock of the process. */
  now: () => number = Date.now;
  private running: Promise<void> | null = null;

  constructor(private readonly database: Database) {}

  async start(): Promise<void> {
    const connected = Promise.withResolvers<void>();
    this.running = this.keepConnected(() => connected.resolve());
    await connected.promise;
  }

  async close(): Promise<void> {
    this.closed.abort();
    await this.client?.end().catch(() => undefined);
    await this.running;
  }

  /** The connection once the absence of a worker's lock means its death, else null. */
  get takeoverConnection(): OneAtATime | null {
    return this.now() >= this.trustsOthersAt ? this.asking : null;
  }

  /** Runs `work` unless a process runs it now; the signal aborts when the lock is lost. Refuses without a connection. */
  async exclusively(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { asking, lost } = this;
    if (!asking) throw new UnavailableError('Postgres does not answer');
    const lock = [RECURRING_LOCK, name];
    const attempt = 'select pg_try_advisory_lock($1, hashtext($2)) as free';
    const { rows } = await asking.query<{ free: boolean }>(attempt, lock);
    if (!rows[0]!.free) return;
    try {
      await work(lost.signal);
    } finally {
      await asking.query('select pg_advisory_unlock($1, hashtext($2))', lock).catch(() => undefined);
    }
  }

  private async keepConnected(connected: () => void): Promise<void> {
    const { signal } = this.closed;
    for (let grace = 0; !signal.aborted; grace = GRACE_MS) {
      await this.connection(grace, connected).catch(() => undefined);
      await pause(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
    }
    connected();
  }

  /** Lasts as long as the connection. */
  private async connection(graceMs: number, connected: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: this.database.url,
      application_name: 'closewise',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => void client.end().catch(() => undefined));
    await client.connect();
    await client.query('select pg_advisory_lock($1, $2)', [WORKER_LOCK, this.worker]);
    this.trustsOthersAt = this.now() + graceMs;
    this.lost = new AbortController();
    this.client = client;
    this.asking = new OneAtATime(client);
    connected();
    if (this.closed.signal.aborted) await client.end();
    await ended;
    this.client = this.asking = null;
    this.lost.abort();
  }
}
