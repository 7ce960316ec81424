import type { OrganizationStanding } from '@closewise/domain/affiliation';
import type { DomainEvent } from '@closewise/domain/events';
import type { RecordedEvent } from '../platform/event-store/event-store.js';

/**
 * What Affiliation asks of organizations, by tags in capitals. Organizations answers it: Affiliation knows nothing of
 * how they are kept. Times are ISO UTC and are those of the log; without one it is now.
 */
export abstract class OrganizationStandings {
  /** How the organization with this tag stood then; null when nobody had the tag. */
  abstract find(tag: string, at?: string): Promise<OrganizationStanding | null>;

  /** The fact by which it stood so then: its registration, approval or rejection; null when there was none. */
  abstract decidedBy(tag: string, at: string): Promise<RecordedEvent<DomainEvent> | null>;
}
