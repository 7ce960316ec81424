import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { APPLICATION_NAME } from './embedded-postgres/clients.js';

/** Called with each notification's payload, and without one after each (re)connection, since some may have been missed. */
export type NotificationHandler = (payload?: string) => void;

const RECONNECT_MS = 500;

/** The process's LISTEN connection. Unlike a client of pg, it reconnects by itself. */
export class Listener {
  readonly #url: string;
  readonly #listeners = new Map<string, Set<NotificationHandler>>();
  #client: pg.Client | null = null;
  #queries: SerialClient | null = null;
  #running: Promise<void> | null = null;
  #closed = new AbortController();

  constructor(url: string) {
    this.#url = url;
  }

  /** Returns the function that ends it. */
  listen(channel: string, handler: NotificationHandler): () => void {
    const known = this.#listeners.get(channel);
    const listeners = known ?? new Set();
    this.#listeners.set(channel, listeners.add(handler));
    if (this.#running === null) this.#running = this.#keepConnected();
    else if (known === undefined) void this.#listenTo(channel).catch(() => undefined);
    return () => void listeners.delete(handler);
  }

  async close(): Promise<void> {
    this.#closed.abort();
    await this.#client?.end().catch(() => undefined);
    await this.#running;
  }

  async #keepConnected(): Promise<void> {
    while (!this.#closed.signal.aborted) {
      await this.#holdConnection().catch(() => undefined);
      await sleep(RECONNECT_MS, undefined, { signal: this.#closed.signal }).catch(() => undefined);
    }
  }

  /** Resolves when the connection ends. */
  async #holdConnection(): Promise<void> {
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
    this.#queries = new SerialClient(client);
    if (this.#closed.signal.aborted) await client.end();
    for (const channel of this.#listeners.keys()) await this.#listenTo(channel);
    await ended;
    this.#client = this.#queries = null;
  }

  /** Without a connection, the next one listens to all channels. */
  async #listenTo(channel: string): Promise<void> {
    const result = await this.#queries?.query(`listen ${pg.escapeIdentifier(channel)}`);
    if (result) this.#notify(channel);
  }

  #notify(channel: string, payload?: string): void {
    for (const handler of this.#listeners.get(channel) ?? []) handler(payload);
  }
}

/** A shared connection: each query waits for the previous one, which pg no longer does from version 9 on. */
export class SerialClient {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly client: pg.Client) {}

  query<Row extends pg.QueryResultRow>(
    text: string,
    values: readonly unknown[] = [],
  ): Promise<pg.QueryResult<Row>> {
    const result = this.last.then(() => this.client.query<Row>(text, [...values]));
    this.last = result.catch(() => undefined);
    return result;
  }
}
