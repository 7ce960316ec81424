import type {
  AffiliateEvent,
  AffiliatePerson,
  AffiliateRegistered,
  Membership,
} from '@closewise/domain/affiliation';
import { eventTypes } from '@closewise/domain/events';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';

/** An affiliate in the directory; `person` is null after an erasure. */
export type DirectoryEntry = Readonly<{
  affiliateId: string;
  subjectId: string;
  person: AffiliatePerson | null;
  code: string;
  membership: Membership | null;
  isMaster: boolean;
  customRatePercent: number | null;
  /** The version of the affiliate's state. */
  version: number;
  status: 'active' | 'inactive' | 'terminated' | 'deleted';
  registeredAt: string;
}>;

const statusAfter = {
  AffiliateDeactivated: 'inactive',
  AffiliateReactivated: 'active',
  AffiliateTerminated: 'terminated',
  AffiliateDeleted: 'deleted',
} as const;

/** Events that change an entry; PersonErased does, too, but contains a subject. */
export type DirectoryEvent = Exclude<
  AffiliateEvent,
  {
    type:
      | 'AffiliateImported'
      | 'AffiliateMembershipConfirmed'
      | 'DashboardLinkReplaced'
      | 'DashboardLinkOpened';
  }
>;

export const directoryEventTypes: readonly DirectoryEvent['type'][] = [
  'AffiliateRegistered',
  'AffiliateDetailsChanged',
  'CommissionRateSet',
  'AffiliateMembershipCorrected',
  'AffiliateMembershipRejected',
  ...eventTypes(statusAfter),
];

export function evolveEntry(
  before: DirectoryEntry | undefined,
  event: RecordedEvent<DirectoryEvent>,
): DirectoryEntry {
  if (event.type === 'AffiliateRegistered') return newEntry(event);
  if (!before) throw new Error(`${event.stream} begins with ${event.type}`);
  return { ...changed(before, event), version: before.version + 1 };
}

function changed(
  before: DirectoryEntry,
  event: Exclude<RecordedEvent<DirectoryEvent>, { type: 'AffiliateRegistered' }>,
): DirectoryEntry {
  switch (event.type) {
    case 'AffiliateDetailsChanged':
      return { ...before, subjectId: event.data.subjectId, person: event.data.person };
    case 'CommissionRateSet':
      return { ...before, customRatePercent: event.data.ratePercent };
    case 'AffiliateMembershipCorrected':
      return { ...before, membership: event.data.membership };
    case 'AffiliateMembershipRejected':
      return { ...before, membership: null };
    case 'AffiliateDeleted':
      return { ...before, status: 'deleted', person: null };
    default:
      return { ...before, status: statusAfter[event.type] };
  }
}

const newEntry = ({ data, recordedAt }: RecordedEvent<AffiliateRegistered>): DirectoryEntry => ({
  affiliateId: data.affiliateId,
  subjectId: data.subjectId,
  person: data.person,
  code: data.code,
  membership: data.membership,
  isMaster: data.isMaster,
  customRatePercent: null,
  version: 1,
  status: 'active',
  registeredAt: recordedAt,
});
