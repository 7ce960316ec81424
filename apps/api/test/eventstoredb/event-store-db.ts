import type { Server } from '@grpc/grpc-js';
import { serverPort } from '../process/server-port.js';
import { Faults, type Access, type Fault, type Rpc } from './faults.js';
import { Gossip } from './gossip.js';
import { grpcServer, listen } from './grpc-server.js';
import { consumerTooSlow, notLeader, notReady, unauthenticated, unavailable } from './rpc-error.js';
import { StoredLog } from './stored-log.js';
import { Subscriptions } from './subscriptions.js';
import { TcpFront } from './tcp-front.js';

/** A one-node EventStoreDB in this process; the real client connects to it over the real protocol. */
export async function startEventStoreDb(log = new StoredLog()): Promise<EventStoreDbDouble> {
  const faults = new Faults();
  const subscriptions = new Subscriptions(log);
  const gossip = new Gossip();
  const server = grpcServer(log, faults, subscriptions, gossip);
  const front = new TcpFront({ host: '127.0.0.1', port: await listen(server) });
  await front.open(await serverPort()); // a port that no other process takes while it is stopped
  gossip.leaderPort = front.port;
  return new EventStoreDbDouble(log, faults, subscriptions, gossip, front, server);
}

/** Refuses calls, and calls `ready` this long after the first refusal. */
function untilReady(ready: () => void, afterMs: number): Fault {
  let readyAt: NodeJS.Timeout | null = null;
  return (_serve, refuse) => {
    readyAt ??= setTimeout(ready, afterMs);
    refuse(notReady());
  };
}

/** The running double and its controls. Planted faults affect one call each. */
export class EventStoreDbDouble {
  readonly port: number;
  readonly url: string;

  constructor(
    readonly log: StoredLog,
    readonly faults: Faults,
    readonly subscriptions: Subscriptions,
    readonly gossip: Gossip,
    private readonly front: TcpFront,
    private readonly server: Server,
  ) {
    this.port = front.port;
    this.url = `esdb://127.0.0.1:${front.port}?tls=false`;
  }

  /** Every call so far, by name. */
  get calls(): readonly Rpc[] {
    return this.faults.calls;
  }

  /** Acts as a kill: cuts connections, refuses new ones, keeps the log. */
  async stop(): Promise<void> {
    await this.front.close();
    this.log.restarted();
  }

  /** Restarts on the same port with the same log; calls within `notReadyMs` after the first find it not ready. */
  async start({ notReadyMs = 0 } = {}): Promise<void> {
    if (notReadyMs > 0) this.faults.meetAll(untilReady(() => this.faults.meetAll(null), notReadyMs));
    await this.front.open(this.port);
  }

  /** Stops permanently. */
  async close(): Promise<void> {
    await this.front.close();
    this.server.forceShutdown();
  }

  dropConnections(): void {
    this.front.cut();
  }

  /** Connections stay open, but no bytes pass until `thaw`. */
  freeze(): void {
    this.front.freeze();
  }

  thaw(): void {
    this.front.thaw();
  }

  /** Writes the append, then cuts the connections before its answer. */
  loseNextAnswer(): void {
    this.faults.plant('Append', (serve) => {
      serve();
      this.front.cut();
    });
  }

  /** Never answers the append; `written` says whether it is in the log. */
  hangNextAppend({ written }: Readonly<{ written: boolean }>): void {
    this.faults.plant('Append', (serve) => (written ? serve(false) : undefined));
  }

  hangNext(rpc: Rpc): void {
    this.faults.plant(rpc, () => undefined);
  }

  refuseNextAsNotReady(rpc: Rpc): void {
    this.faults.plant(rpc, (_serve, refuse) => refuse(notReady()));
  }

  referNextToLeader(rpc: Rpc, leaderPort: number): void {
    this.faults.plant(rpc, (_serve, refuse) => refuse(notLeader(leaderPort)));
  }

  /** Access lists now deny exactly this; live subscriptions continue, as with a real server. */
  forbid(...access: readonly Access[]): void {
    this.faults.forbidden = new Set(access);
  }

  /** The cluster loses its quorum: no node knows a leader, and calls find none, until it is restored. */
  loseQuorum(): void {
    this.gossip.leaderPort = null;
    this.faults.meetAll((_serve, refuse) => refuse(unavailable()));
  }

  restoreQuorum(): void {
    this.gossip.leaderPort = this.port;
    this.faults.meetAll(null);
  }

  /** Holds the append unwritten and unanswered until the returned function refuses it. */
  holdNextAppend(): () => void {
    const held = Promise.withResolvers<void>();
    this.faults.plant('Append', (_serve, refuse) => void held.promise.then(() => refuse(unavailable())));
    return held.resolve;
  }

  /** Treats the user of the next call as unknown. */
  refuseNextUser(rpc: Rpc): void {
    this.faults.plant(rpc, (_serve, refuse) => refuse(unauthenticated()));
  }

  /** Drops every live subscription as for a slow consumer. */
  dropSlowConsumers(): void {
    this.subscriptions.drop(consumerTooSlow());
  }

  /** Ends every subscription without an error. */
  endSubscriptions(): void {
    this.subscriptions.end();
  }
}
