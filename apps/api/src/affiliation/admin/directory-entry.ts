import type { AffiliatePerson, Membership } from '@closewise/domain/affiliation';
import type { RecordedEvent } from '../../platform/event-store/event-store.js';

/** What the directory knows of an affiliate; `person` is null once it was erased. */
export type DirectoryEntry = Readonly<{
  affiliateId: string;
  subjectId: string;
  person: AffiliatePerson | null;
  code: string;
  membership: Membership | null;
  isMaster: boolean;
  customRatePercent: number | null;
  status: 'active' | 'inactive' | 'terminated' | 'deleted';
  registeredAt: string;
}>;

const statusAfter = {
  AffiliateDeactivated: 'inactive',
  AffiliateReactivated: 'active',
  AffiliateTerminated: 'terminated',
  AffiliateDeleted: 'deleted',
} as const;

/** What changes an entry; PersonErased does, too, but names a subject. */
export const directoryEventTypes: readonly string[] = [
  'AffiliateRegistered',
  'AffiliateDetailsChanged',
  'CommissionRateSet',
  'AffiliateMembershipCorrected',
  ...Object.keys(statusAfter),
];

/** The entry after one more event of the affiliate. */
export function entryAfter(before: DirectoryEntry | undefined, event: RecordedEvent): DirectoryEntry {
  const data = event.data as unknown as Partial<DirectoryEntry> & { ratePercent: number };
  if (event.type === 'AffiliateRegistered') return registered(data as DirectoryEntry, event);
  if (!before) throw new Error(`${event.stream} begins with ${event.type}`);
  switch (event.type) {
    case 'AffiliateDetailsChanged':
      return { ...before, subjectId: data.subjectId!, person: data.person ?? null };
    case 'CommissionRateSet':
      return { ...before, customRatePercent: data.ratePercent };
    case 'AffiliateMembershipCorrected':
      return { ...before, membership: data.membership ?? null };
    case 'AffiliateDeleted':
      return { ...before, status: 'deleted', person: null };
    default:
      return { ...before, status: statusAfter[event.type as keyof typeof statusAfter] };
  }
}

const registered = (data: DirectoryEntry, { recordedAt }: RecordedEvent): DirectoryEntry => ({
  affiliateId: data.affiliateId,
  subjectId: data.subjectId,
  person: data.person,
  code: data.code,
  membership: data.membership,
  isMaster: data.isMaster,
  customRatePercent: null,
  status: 'active',
  registeredAt: recordedAt,
});
