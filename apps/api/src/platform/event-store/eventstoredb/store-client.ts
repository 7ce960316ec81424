import { convertToCommandError, EventStoreDBClient } from '@eventstore/db-client';
import streamsGrpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { AppendReq, AppendResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { CallOptions, Channel, Metadata } from '@grpc/grpc-js';
import { hasOption, type EventStoreAddress } from '../../config/variables/event-store-address.js';
import { StartupError } from '../../config/startup/startup-error.js';
import { explainFault } from './fault-reasons.js';
import { SilenceWatch } from './silence-watch.js';

/** For every call: other nodes of the cluster may not have the latest events yet. */
export const FROM_LEADER = { requiresLeader: true } as const;

/** A frozen node must not delay the search for the leader; without one, calls search again. */
const SEARCH = { gossipTimeout: 1, maxDiscoverAttempts: 3 };

type Streams = InstanceType<typeof streamsGrpc.StreamsClient>;

/** Private and protected members of the client. */
type Internals = {
  handleError: (...failure: unknown[]) => Promise<void>;
  createChannel: () => Promise<Channel>;
  execute<Result>(
    service: typeof streamsGrpc.StreamsClient,
    name: string,
    action: (streams: Streams) => Promise<Result>,
  ): Promise<Result>;
  callArguments(
    options: Readonly<{ credentials: object; requiresLeader: boolean; deadline: number }>,
  ): [Metadata, CallOptions];
};

/** A client of the library with workarounds for its faults, until it is given up. */
export class StoreClient {
  readonly api: EventStoreDBClient;
  readonly #internals: Internals;
  readonly #credentials: EventStoreAddress['credentials'];
  readonly #watch: SilenceWatch;
  readonly #dropped = new Set<(error: Error) => void>();
  #channel: Channel | null = null;
  #closed = false;

  /** Connects at the first call. `onSilence` is called when responses are pending and nothing is received. Throws StartupError. */
  constructor(
    { url, credentials }: EventStoreAddress,
    { silenceMs, onSilence }: Readonly<{ silenceMs: number; onSilence: () => void }>,
  ) {
    this.#credentials = credentials;
    this.#watch = new SilenceWatch(silenceMs, onSilence);
    try {
      this.api = EventStoreDBClient.connectionString(withSearchLimits(url));
    } catch (error) {
      const reason = explainFault(error).replace(/^Unexpected ".*" at/s, 'something else at');
      throw new StartupError(`EVENTSTORE_URL cannot be read: ${reason}`);
    }
    this.#internals = this.api as unknown as Internals;
    this.#guard();
  }

  /** Whether it has found a node. */
  get isConnected(): boolean {
    return this.#channel !== null;
  }

  /** A response, or a part of one, was received. */
  received(): void {
    this.#watch.received();
  }

  /** A response is pending until the returned function is called: with false if none was received. */
  expectResponse(): (isReceived: boolean) => void {
    return this.#watch.expectResponse();
  }

  /** Calls `drop` when the client is given up; the returned function cancels that. */
  onDropped(drop: (error: Error) => void): () => void {
    this.#dropped.add(drop);
    return () => this.#dropped.delete(drop);
  }

  /** Waits for the work; fails when the client is given up, although requests may still take effect. */
  whileInUse<Result>(work: Promise<Result>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    const done = this.onDropped(reject);
    work.then(resolve, reject);
    return promise.finally(done);
  }

  /**
   * Sends the protocol's plain Append instead of using the client's append: there an early exception, such as that of a
   * channel that was just closed, causes an unhandled rejection and leaves the caller waiting.
   */
  async append(messages: readonly AppendReq[], deadlineMs: number): Promise<AppendResp> {
    try {
      return await this.#internals.execute(streamsGrpc.StreamsClient, 'append', (streams) =>
        this.#send(streams, messages, deadlineMs),
      );
    } catch (error) {
      throw convertToCommandError(error as Error);
    }
  }

  async #send(streams: Streams, messages: readonly AppendReq[], deadlineMs: number): Promise<AppendResp> {
    const { promise, resolve, reject } = Promise.withResolvers<AppendResp>();
    const options = { ...FROM_LEADER, credentials: this.#credentials, deadline: deadlineMs };
    const call = streams.append(...this.#internals.callArguments(options), (error, response) =>
      error ? reject(error) : resolve(response!),
    );
    call.on('error', reject);
    for (const message of messages) call.write(message);
    call.end();
    return promise;
  }

  /** Fails pending calls and closes the connection. */
  drop(error: Error): void {
    for (const drop of this.#dropped) drop(error);
    void this.close().catch(() => undefined);
  }

  /** Disposing alone leaves the connection open. */
  async close(): Promise<void> {
    this.#closed = true;
    this.#watch.end();
    await this.api.dispose();
    this.#channel?.close();
  }

  /**
   * The client never awaits `handleError`, which runs after each failed call. If a call ends while the client searches
   * for a node, it awaits that search a second time, and without a node the unhandled rejection would end the process.
   * Callers get the error of their call in any case.
   */
  #guard(): void {
    const { handleError, createChannel } = this.#internals;
    this.#internals.handleError = (...failure) => handleError(...failure).catch(() => undefined);
    this.#internals.createChannel = async () => {
      const channel = await createChannel();
      this.#channel = channel;
      if (this.#closed) channel.close();
      return channel;
    };
  }
}

/** Adds the search options that the address does not set itself. */
function withSearchLimits(url: string): string {
  const options = Object.entries(SEARCH).filter(([option]) => !hasOption(url, option));
  const query = options.map(([option, value]) => `${option}=${value}`).join('&');
  if (query === '') return url;
  return `${url}${url.includes('?') ? '&' : '?'}${query}`;
}
