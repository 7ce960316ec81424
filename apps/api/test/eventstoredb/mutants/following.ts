import type { Mutant } from './mutant.js';
import { StoredLog, type LogPosition } from '../stored-log.js';

const RESUMES = 'resumes a subscription after a position, without the event at it';
const CUT = 'gives a subscription that is up to date what is appended while its connection is cut';
const DROPS = 'neither loses nor doubles events when connections drop under 8 writers and a subscriber';

/** Servers with incorrect subscriptions. */
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
    fault: 'does not deliver new events to a live subscription',
    noticedBy: 'delivers to a live subscription what is appended later, promptly',
    log: class extends StoredLog {
      protected override announce(): void {}
    },
  },
  {
    fault: 'loses an event when a subscription resumes',
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
    fault: 'repeats an event when a subscription resumes',
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
    fault: 'skips an event when an up-to-date subscription resumes',
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
