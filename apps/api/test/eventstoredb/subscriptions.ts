import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import { positionOf, type ReadCall } from './read-options.js';
import { rpcError, type RpcError } from './rpc-error.js';
import type { StoredLog } from './stored-log.js';
import { Subscription } from './subscription.js';

/** The open subscriptions to $all. None of them resumes by itself. */
export class Subscriptions {
  private readonly active = new Set<Subscription>();

  constructor(private readonly log: StoredLog) {}

  get count(): number {
    return this.active.size;
  }

  open(call: ReadCall, options: ReadReq.Options): void {
    const all = options.getAll();
    if (!all || options.hasFilter()) {
      call.emit(
        'error',
        rpcError(status.UNIMPLEMENTED, 'This double serves unfiltered subscriptions to $all'),
      );
      return;
    }
    const next = all.hasEnd() ? this.log.length : this.log.indexAfter(positionOf(all));
    const subscription = new Subscription(this.log, call, next);
    this.active.add(subscription);
    const close = (): void => {
      subscription.close();
      this.active.delete(subscription);
    };
    for (const end of ['cancelled', 'close', 'error']) call.on(end, close);
    subscription.start();
  }

  /** Ends all of them with this error. */
  drop(error: RpcError): void {
    for (const subscription of this.active) subscription.drop(error);
  }

  /** Completes all of them, which a client's `for await` takes for a normal end. */
  end(): void {
    for (const subscription of this.active) subscription.end();
  }
}
