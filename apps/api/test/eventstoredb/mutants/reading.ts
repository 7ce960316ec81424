import type { Mutant } from './mutant.js';
import { StoredLog, type LogPosition, type ProposedEvent, type StoredEvent } from '../stored-log.js';

const IN_ORDER = 'reads the log in one strictly increasing order that keeps the order of each stream';
const PAGES = 'reads the same events in pages of every size';

/** Servers with an incorrect log of all events. */
export const readingMutants: readonly Mutant[] = [
  {
    fault: 'gives some events the position of the one before',
    noticedBy: IN_ORDER,
    log: class extends StoredLog {
      protected override positionFor(event: ProposedEvent): LogPosition {
        const last = this.events.at(-1);
        return last && this.events.length % 10 === 5 ? last.position : super.positionFor(event);
      }
    },
  },
  {
    fault: 'swaps some neighbours in the log',
    noticedBy: IN_ORDER,
    log: class extends StoredLog {
      override visibleAt(index: number): StoredEvent[] {
        return super.visibleAt(index % 10 === 4 ? index + 1 : index % 10 === 5 ? index - 1 : index);
      }
    },
  },
  {
    fault: 'skips one event at the end of each page',
    noticedBy: PAGES,
    log: class extends StoredLog {
      override *page(events: Iterable<StoredEvent>, count: bigint): Iterable<StoredEvent> {
        const page = [...super.page(events, count + 1n)];
        if (BigInt(page.length) > count) page.splice(-2, 1);
        yield* page;
      }
    },
  },
  {
    fault: 'drops the last event of a full page',
    noticedBy: PAGES,
    log: class extends StoredLog {
      override *page(events: Iterable<StoredEvent>, count: bigint): Iterable<StoredEvent> {
        const page = [...super.page(events, count)];
        yield* count > 1n && BigInt(page.length) === count ? page.slice(0, -1) : page;
      }
    },
  },
  {
    fault: 'continues reading one event too late',
    noticedBy: 'reads on after a position, without the event at it',
    log: class extends StoredLog {
      override *forwardsFrom(position: LogPosition | null): Iterable<StoredEvent> {
        const events = [...super.forwardsFrom(position)];
        yield* position === null ? events : events.toSpliced(1, 1);
      }
    },
  },
  {
    fault: 'reports the second-to-last event as the newest',
    noticedBy: 'has its head at or after its newest event, and nothing to read after it',
    log: class extends StoredLog {
      override *backwardsFrom(position: LogPosition | null): Iterable<StoredEvent> {
        yield* [...super.backwardsFrom(position)].slice(1);
      }
    },
  },
];
