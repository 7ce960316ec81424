import type { Mutant } from './mutant.js';
import { StoredLog, type LogPosition } from '../stored-log.js';

const RESUMES = 'resumes a subscription after a position, without the event at it';
const CUT = 'gives a subscription that is up to date what is appended while its connection is cut';
const DROPS = 'neither loses nor doubles events when connections drop under 8 writers and a subscriber';

/** Servers whose subscriptions are wrong. */
export const followingMutants: readonly Mutant[] = [
  {
    fault: 'begins a subscription with the event at its position',
    noticedBy: RESUMES,
    log: class extends StoredLog {
      override indexAfter(position: LogPosition | null): number {
        return this.indexFrom(position);
      }
    },
  },
  {
    fault: 'begins a subscription one event too late',
    noticedBy: RESUMES,
    log: class extends StoredLog {
      override indexAfter(position: LogPosition | null): number {
        return super.indexAfter(position) + 1;
      }
    },
  },
  {
    fault: 'tells a live subscription nothing of new events',
    noticedBy: 'delivers to a live subscription what is appended later, promptly',
    log: class extends StoredLog {
      protected override announce(): void {}
    },
  },
  {
    fault: 'loses an event when a subscription comes back',
    noticedBy: DROPS,
    log: class extends StoredLog {
      private subscriptions = 0;
      override indexAfter(position: LogPosition | null): number {
        this.subscriptions += 1;
        return super.indexAfter(position) + (this.subscriptions > 1 ? 1 : 0);
      }
    },
  },
  {
    fault: 'repeats an event when a subscription comes back',
    noticedBy: DROPS,
    log: class extends StoredLog {
      private subscriptions = 0;
      override indexAfter(position: LogPosition | null): number {
        this.subscriptions += 1;
        return super.indexAfter(position) - (this.subscriptions > 1 ? 1 : 0);
      }
    },
  },
  {
    fault: 'passes over an event when the subscription of somebody who is up to date comes back',
    noticedBy: CUT,
    log: class extends StoredLog {
      private subscriptions = 0;
      override indexAfter(position: LogPosition | null): number {
        this.subscriptions += 1;
        return super.indexAfter(position) + (this.subscriptions > 1 ? 1 : 0);
      }
    },
  },
];
