import { setTimeout as pause } from 'node:timers/promises';
import { EventStoreDBClient } from '@eventstore/db-client';
import type { EventStoreAddress } from '../../config/variables/event-store-address.js';
import { StartupError } from '../../config/startup/startup-error.js';
import { EventStoreUnavailableError } from '../event-store.js';
import { asStoreError, isWrongVersion } from './client-errors.js';
import { MissingRightError, type Right } from './missing-right.js';

/** As many appends as the queue of a Postgres log takes. */
const MOST_PENDING = 10_000;
const LONGEST_CLOSE_MS = 10_000;
/** A server that owes an answer and says nothing for so long counts as gone. */
const SILENCE_MS = 5000;

/** In every call: the other nodes of a cluster may not know yet what was just written. */
export const OF_LEADER = { requiresLeader: true } as const;

/** The one client of the process. Disposing it would fail whatever is under way, so it waits for that. */
export class Connection {
  readonly client: EventStoreDBClient;
  readonly credentials: EventStoreAddress['credentials'];
  readonly #refusals = new Map<Right['right'], string>();
  #pending = 0;
  #closing = false;

  /** Connects at the first call. Throws StartupError when the client cannot read the address. */
  constructor(
    { url, credentials }: EventStoreAddress,
    readonly silenceMs = SILENCE_MS,
  ) {
    this.credentials = credentials;
    try {
      this.client = surviving(EventStoreDBClient.connectionString(url));
    } catch (error) {
      const reason = (error as Error).message.replace(/^Unexpected ".*" at/s, 'something else at');
      throw new StartupError(`EVENTSTORE_URL cannot be read: ${reason}`);
    }
  }

  /** Why the server last refused a call, until it allows one of its kind again. */
  get refusal(): string | null {
    return this.#refusals.values().next().value ?? null;
  }

  /** Runs one call of the client; a wrong version passes through, other errors become those of the port. */
  readonly call = async <Result>(right: Right, start: () => Promise<Result>): Promise<Result> => {
    if (this.#closing) throw new EventStoreUnavailableError('The event store is being closed');
    if (this.#pending >= MOST_PENDING) throw new EventStoreUnavailableError('Too many calls are waiting');
    this.#pending += 1;
    try {
      const result = await start();
      this.#refusals.delete(right.right);
      return result;
    } catch (error) {
      throw isWrongVersion(error) ? error : this.storeError(error, right);
    } finally {
      this.#pending -= 1;
    }
  };

  /** The port's error for one of the client's that a call in need of this right has met. */
  readonly storeError = (error: unknown, right: Right): Error => {
    const storeError = asStoreError(error, this.credentials.username, right);
    if (storeError instanceof MissingRightError) this.#refusals.set(right.right, storeError.message);
    return storeError;
  };

  /** With calls that never end, the client is left to the end of the process. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const end = Date.now() + LONGEST_CLOSE_MS; this.#pending > 0 && Date.now() < end;) await pause(20);
    if (this.#pending === 0) await this.client.dispose();
  }
}

/** The part of the client that runs after each failed call, in the background: the client itself never awaits it. */
type Reconnecting = { handleError: (...failure: unknown[]) => Promise<void> };

/**
 * A call that ends while the client looks for a node makes it await that search a second time. Without a node this
 * rejects where nothing catches it, which would end the process. The caller gets the error of its call in any case.
 */
function surviving(client: EventStoreDBClient): EventStoreDBClient {
  const reconnecting = client as unknown as Reconnecting;
  const { handleError } = reconnecting;
  reconnecting.handleError = (...failure) => handleError(...failure).catch(() => undefined);
  return client;
}
