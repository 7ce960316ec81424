import { SingleBar } from 'cli-progress';
import type { EventStore } from '../event-store/event-store.js';

/** A progress bar on stderr for a command that reads the whole log. */
export class LogBar {
  private readonly bar = new SingleBar({
    stream: process.stderr,
    format: '{bar} {value} events  {duration_formatted}',
  });

  /** Positions in Postgres are roughly the number of events; in EventStoreDB the total grows as events are read. */
  async start(store: EventStore): Promise<void> {
    const head = Number(await store.head());
    this.bar.start(Number.isSafeInteger(head) ? head : 0, 0);
  }

  readonly update = (eventsRead: number): void => {
    this.bar.setTotal(Math.max(this.bar.getTotal(), eventsRead));
    this.bar.update(eventsRead);
  };

  stop(): void {
    this.bar.stop();
  }
}
