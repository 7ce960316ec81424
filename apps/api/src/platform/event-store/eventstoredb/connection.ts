import { setTimeout as pause } from 'node:timers/promises';
import { parseNodes, type EventStoreAddress } from '../../config/variables/event-store-address.js';
import { EventStoreUnavailableError } from '../event-store.js';
import {
  type Right,
  toStoreError,
  isStoreOutage,
  isTimeout,
  isNoLeaderFound,
  isWrongVersion,
  MissingRightError,
} from './client-errors.js';
import { findNodeFaults } from './fault-reasons.js';
import { OutageWatch } from './outage-watch.js';
import { StoreClient } from './store-client.js';

/** As many as the queue of the Postgres store accepts. */
const MOST_PENDING = 10_000;
const LONGEST_CLOSE_MS = 10_000;
/** A node that sends nothing for this long while responses are pending is given up: it may be frozen. */
const SILENCE_MS = 2500;
/** Calls are repeated for this long, while a leader is elected; in a longer outage they fail immediately. */
const ELECTION_MS = 4000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 1000;
/** A slow store gets more time with each client that is given up in a row. */
const MOST_SILENCE_FACTOR = 4;

/** The connection to the store: one client at a time, replaced when its node falls silent. */
export class Connection {
  readonly outage = new OutageWatch();
  readonly #refusals = new Map<Right['right'], string>();
  #current: StoreClient;
  #clientsGivenUp = 0;
  #pending = 0;
  #closing = false;

  /** Connects at the first call. Throws StartupError when the client cannot parse the address. */
  constructor(
    private readonly address: EventStoreAddress,
    private readonly silenceMs = SILENCE_MS,
  ) {
    this.#current = this.#open();
  }

  /** The client for new calls and subscriptions. */
  get current(): StoreClient {
    return this.#current;
  }

  /** How long one call may take while others get responses. */
  get deadlineMs(): number {
    return 2 * this.silenceMs;
  }

  /** Why the server last refused a call; null once it accepts that kind of call again. */
  get refusal(): string | null {
    return this.#refusals.values().next().value ?? null;
  }

  /** Runs one call of the client; a wrong version passes through, other errors become those of EventStore. */
  readonly call = async <Result>(
    right: Right,
    start: (client: StoreClient) => Promise<Result>,
  ): Promise<Result> => {
    if (this.#closing) throw new EventStoreUnavailableError('The event store is being closed');
    if (this.#pending >= MOST_PENDING) throw new EventStoreUnavailableError('Too many calls are waiting');
    const client = this.#current;
    const calledAt = performance.now();
    const settle = client.expectResponse();
    this.#pending += 1;
    try {
      const result = await client.whileInUse(start(client));
      this.#refusals.delete(right.right);
      settle(true);
      this.#gotResponse(client);
      return result;
    } catch (error) {
      const storeError = isWrongVersion(error) ? error : await this.#toError(error, right);
      settle(!isTimeout(error));
      if (isStoreOutage(storeError)) this.outage.failed(calledAt, storeError);
      else this.#gotResponse(client);
      throw storeError;
    } finally {
      this.#pending -= 1;
    }
  };

  /** Repeats a repeatable call while a leader is elected. */
  readonly throughElection = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
    let failedAt: number | null = null;
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS)) {
      try {
        return await attempt();
      } catch (error) {
        if (!isStoreOutage(error) || this.#closing) throw error;
        const now = performance.now();
        failedAt ??= now;
        if (now - Math.min(failedAt, this.outage.since ?? now) >= ELECTION_MS) throw error;
      }
      await pause(pauseMs * (0.5 + Math.random() / 2));
    }
  };

  /** Converts an error of a call that needs this right to one of EventStore. */
  readonly storeError = (error: unknown, right: Right): Error => {
    const storeError = toStoreError(error, this.address.credentials.username, right);
    if (storeError instanceof MissingRightError) this.#refusals.set(right.right, storeError.message);
    return storeError;
  };

  /** The client gives no reason when it finds no leader: an expired certificate looks like a node that is down. */
  async #toError(error: unknown, right: Right): Promise<Error> {
    return isNoLeaderFound(error) ? this.#noLeader() : this.storeError(error, right);
  }

  async #noLeader(): Promise<EventStoreUnavailableError> {
    const faults = await findNodeFaults(parseNodes(this.address.url));
    return new EventStoreUnavailableError(
      `The event store does not answer: none of its nodes can be reached, or none leads its cluster (${faults})`,
    );
  }

  /** Waits for pending calls; a client whose calls never end stays open until the process ends. */
  async close(): Promise<void> {
    this.#closing = true;
    for (const end = Date.now() + LONGEST_CLOSE_MS; this.#pending > 0 && Date.now() < end;) await pause(20);
    if (this.#pending === 0) await this.#current.close();
  }

  #gotResponse(client: StoreClient): void {
    this.outage.answered();
    if (client === this.#current) this.#clientsGivenUp = 0;
  }

  #open(): StoreClient {
    const silenceMs =
      this.silenceMs * Math.min(MOST_SILENCE_FACTOR, 2 ** Math.max(0, this.#clientsGivenUp - 1));
    const client = new StoreClient(this.address, {
      silenceMs,
      onSilence: () => void this.#giveUp(client, silenceMs),
    });
    return client;
  }

  /** The node may be frozen or disconnected while the others have a new leader, which a new client searches for. */
  async #giveUp(client: StoreClient, silentMs: number): Promise<void> {
    if (this.#closing || client !== this.#current) return;
    this.#clientsGivenUp += 1;
    this.#current = this.#open();
    const seconds = Math.round(silentMs / 100) / 10;
    client.drop(
      client.isConnected
        ? new EventStoreUnavailableError(`The event store does not answer: it was silent for ${seconds} s`)
        : await this.#noLeader(),
    );
  }
}
