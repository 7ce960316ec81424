import type { AffiliatePerson, ImportedFrom, Membership, RegisteredBy } from './affiliate-events.js';

/** Which version of the affiliate somebody saw who asks for the change; left out by those who change whatever there is. */
type Seen = Readonly<{ seen?: number | null }>;

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
  | ({ type: 'ChangeAffiliateDetails'; subjectId: string; person: AffiliatePerson } & Seen)
  | ({ type: 'SetCommissionRate'; ratePercent: number; reason: string | null } & Seen)
  | ({ type: 'CorrectMembership'; membership: Membership | null; reason: string } & Seen)
  | { type: 'ConfirmMembership'; organizationTag: string }
  | { type: 'RejectMembership'; organizationTag: string; reason: string }
  | ({ type: 'DeactivateAffiliate'; reason: string | null } & Seen)
  | ({ type: 'ReactivateAffiliate'; reason: string | null } & Seen)
  | { type: 'TerminateAffiliate'; reason: string }
  | { type: 'DeleteAffiliate'; reason: string | null }
  | { type: 'ReplaceDashboardLink' }
  | { type: 'OpenDashboardLink'; generation: number }
>;
