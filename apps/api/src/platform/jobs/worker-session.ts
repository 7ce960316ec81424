import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import pg from 'pg';
import { Database } from '../database/database.js';
import { SerialClient } from '../database/listener.js';
import { UnavailableError } from '../event-store/outage.js';

/** Class of the advisory locks that living worker processes hold. */
export const WORKER_LOCK = 7_300_203;
/** Class of the advisory locks of running recurring jobs. */
const RECURRING_LOCK = 7_300_204;

const RECONNECT_MS = 500;
/** After an outage of Postgres the other workers get this long to reconnect before they count as dead. */
const GRACE_MS = 10_000;

/**
 * The connection that shows that this worker lives: it holds an advisory lock, which Postgres frees the moment the
 * process dies. It reconnects by itself.
 */
@Injectable()
export class WorkerSession {
  /** Identifies this process in the jobs table. */
  readonly worker = randomInt(1, 2 ** 31 - 1);
  private readonly closed = new AbortController();
  private client: pg.Client | null = null;
  private queries: SerialClient | null = null;
  private lost = new AbortController();
  private trustsLocksAt = 0;
  /** The process's clock, in milliseconds; tests replace it. */
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

  /** Null while a missing lock may only mean that its worker has not reconnected yet. */
  get takeoverConnection(): SerialClient | null {
    return this.now() >= this.trustsLocksAt ? this.queries : null;
  }

  /**
   * Runs `work` unless some process is running it; the signal aborts when the lock is lost. Throws UnavailableError
   * without a connection.
   */
  async exclusively(name: string, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    const { queries, lost } = this;
    if (!queries) throw new UnavailableError('Postgres does not answer');
    const lock = [RECURRING_LOCK, name];
    const attempt = 'select pg_try_advisory_lock($1, hashtext($2)) as free';
    const { rows } = await queries.query<{ free: boolean }>(attempt, lock);
    if (!rows[0]!.free) return;
    try {
      await work(lost.signal);
    } finally {
      await queries.query('select pg_advisory_unlock($1, hashtext($2))', lock).catch(() => undefined);
    }
  }

  private async keepConnected(connected: () => void): Promise<void> {
    const { signal } = this.closed;
    for (let grace = 0; !signal.aborted; grace = GRACE_MS) {
      await this.holdConnection(grace, connected).catch(() => undefined);
      await pause(RECONNECT_MS, undefined, { signal }).catch(() => undefined);
    }
    connected();
  }

  /** Resolves when the connection ends. */
  private async holdConnection(graceMs: number, connected: () => void): Promise<void> {
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
    this.trustsLocksAt = this.now() + graceMs;
    this.lost = new AbortController();
    this.client = client;
    this.queries = new SerialClient(client);
    connected();
    if (this.closed.signal.aborted) await client.end();
    await ended;
    this.client = this.queries = null;
    this.lost.abort();
  }
}
