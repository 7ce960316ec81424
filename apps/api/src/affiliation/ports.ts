import type { OrganizationStanding } from '@closewise/domain/affiliation';
import type { DomainEvent } from '@closewise/domain/events';
import type { RecordedEvent } from '../platform/event-store/event-store.js';

/**
 * The status of organizations, by tag in upper case. Organizations implements this port, since Affiliation may not
 * import it. Times are ISO UTC times of the log; without one, the current status counts.
 */
export abstract class OrganizationStandings {
  /** Null if there was no organization with the tag at that time. */
  abstract find(tag: string, at?: string): Promise<OrganizationStanding | null>;

  /** The registration, approval or rejection that led to the status at that time; null without any. */
  abstract decidedBy(tag: string, at: string): Promise<RecordedEvent<DomainEvent> | null>;
}

/** The names of organizations, for lists that people read. Organizations implements this port from its directory. */
export abstract class OrganizationNames {
  /** By tag, of all pending and approved organizations. */
  abstract all(): Promise<ReadonlyMap<string, string>>;
}

/** The hold before earnings are paid out. Payouts implements this port, since Affiliation may not import it. */
export abstract class PayoutHold {
  /** The ISO date from which earnings of a month (YYYY-MM) are confirmed and can be paid out. */
  abstract payableFrom(month: string): string;
}
