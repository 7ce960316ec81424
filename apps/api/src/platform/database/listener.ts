import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME } from './embedded-postgres/clients.js';
import { OneAtATime } from './one-at-a-time.js';

/** Called on every notification with what it says, and without once we listen, also anew: some may have been missed. */
export type Notified = (payload?: string) => void;

const RECONNECT_MS = 500;

/** The one LISTEN connection of a process; it comes back by itself, as a client of pg does not. */
export class Listener {
  readonly #url: string;
  readonly #listeners = new Map<string, Set<Notified>>();
  #client: pg.Client | null = null;
  #asking: OneAtATime | null = null;
  #running: Promise<void> | null = null;
  #closed = new AbortController();

  constructor(url: string) {
    this.#url = url;
  }

  /** Returns the function that ends it. */
  listen(channel: string, notified: Notified): () => void {
    const known = this.#listeners.get(channel);
    const listeners = known ?? new Set();
    this.#listeners.set(channel, listeners.add(notified));
    if (this.#running === null) this.#running = this.#keepConnected();
    else if (known === undefined) void this.#ask(channel).catch(() => undefined);
    return () => void listeners.delete(notified);
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#client?.end().catch(() => undefined);
    await this.#running;
  }

  async #keepConnected(): Promise<void> {
    while (!this.#closed.signal.aborted) {
      await this.#connection().catch(() => undefined);
      await sleep(RECONNECT_MS, undefined, { signal: this.#closed.signal }).catch(() => undefined);
    }
  }

  /** Lasts as long as the connection. */
  async #connection(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: APPLICATION_NAME,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    client.on('error', () => void client.end().catch(() => undefined));
    client.on('notification', ({ channel, payload }) => this.#notify(channel, payload));
    await client.connect();
    this.#client = client;
    this.#asking = new OneAtATime(client);
    if (this.#closed.signal.aborted) await client.end();
    for (const channel of this.#listeners.keys()) await this.#ask(channel);
    await ended;
    this.#client = this.#asking = null;
  }

  /** Without a connection it is asked for on the next one. */
  async #ask(channel: string): Promise<void> {
    const answered = await this.#asking?.query(`listen ${pg.escapeIdentifier(channel)}`);
    if (answered) this.#notify(channel);
  }

  #notify(channel: string, payload?: string): void {
    for (const notified of this.#listeners.get(channel) ?? []) notified(payload);
  }
}
