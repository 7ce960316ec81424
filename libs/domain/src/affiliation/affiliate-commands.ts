import type { AffiliatePerson, ImportedFrom, Membership, RegisteredBy } from './affiliate-events.js';

/** What may be asked of one affiliate; ids and codes come in from outside. */
export type AffiliateCommand = Readonly<
  | {
      type: 'RegisterAffiliate';
      affiliateId: string;
      subjectId: string;
      person: AffiliatePerson;
      code: string;
      membership: Membership | null;
      isMaster: boolean;
      registeredBy: RegisteredBy;
      importedFrom?: ImportedFrom;
    }
  | { type: 'ChangeAffiliateDetails'; subjectId: string; person: AffiliatePerson }
  | { type: 'SetCommissionRate'; ratePercent: number; reason: string | null }
  | { type: 'CorrectMembership'; membership: Membership | null; reason: string }
  | { type: 'DeactivateAffiliate'; reason: string | null }
  | { type: 'ReactivateAffiliate'; reason: string | null }
  | { type: 'TerminateAffiliate'; reason: string }
  | { type: 'DeleteAffiliate'; reason: string | null }
  | { type: 'ReplaceDashboardLink' }
  | { type: 'OpenDashboardLink'; generation: number }
>;
