import { randomUUID } from 'node:crypto';
import { caughtUp, confirmation, eventMessage } from './messages.js';
import type { ReadCall } from './read-options.js';
import { consumerTooSlow, type RpcError } from './rpc-error.js';
import type { StoredLog } from './stored-log.js';

/** How far a live consumer may fall behind before it is dropped. */
const LIVE_BUFFER_EVENTS = 250;

/** One subscription: the history at its reader's pace, then new events. */
export class Subscription {
  private live = false;
  private blocked = false;
  private closed = false;

  constructor(
    private readonly log: StoredLog,
    private readonly call: ReadCall,
    private next: number,
  ) {}

  start(): void {
    this.call.write(confirmation(randomUUID()));
    this.call.on('drain', this.drained);
    this.log.appended.on('appended', this.deliver);
    this.deliver();
  }

  close(): void {
    this.closed = true;
    this.log.appended.off('appended', this.deliver);
    this.call.off('drain', this.drained);
  }

  drop(error: RpcError): void {
    this.close();
    this.call.emit('error', error);
  }

  end(): void {
    this.close();
    this.call.end();
  }

  private readonly deliver = (): void => {
    if (this.live && this.log.length - this.next > LIVE_BUFFER_EVENTS) return this.drop(consumerTooSlow());
    while (!this.closed && !this.blocked && this.next < this.log.length) {
      for (const event of this.log.visibleAt(this.next)) this.blocked = !this.call.write(eventMessage(event));
      this.next += 1;
    }
    if (this.live || this.closed || this.blocked) return;
    this.live = true;
    this.blocked = !this.call.write(caughtUp());
  };

  private readonly drained = (): void => {
    this.blocked = false;
    this.deliver();
  };
}
