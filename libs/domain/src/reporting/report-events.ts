import type { DomainEvent } from '../events/index.js';
import type { ReportWriting } from './report-writing.js';
import type { AddressChange, PurchaseTerms } from './refinement/index.js';
import type { ReportedProperty, ReportLanguage, ReportPerson, ReportRequest } from './report-request.js';

/** A written document; its content is stored encrypted under report, revision and language. */
export type ReportDocumentRef = Readonly<{ language: ReportLanguage; schemaVersion: number; hash: string }>;

/** A buyer wants a report about this property; nothing is paid yet. */
export type ReportRequested = DomainEvent<'ReportRequested', ReportRequest>;

/**
 * Before paying the buyer said in which county the property lies and whether within the city, as far as they know: null
 * where they are not sure, or were not asked.
 */
export type ReportPlaceConfirmed = DomainEvent<
  'ReportPlaceConfirmed',
  Readonly<{ reportId: number; county: string | null; insideCityLimits: boolean | null }>
>;

/**
 * The owner of a paid report corrected or refined it: from now on it is about all of this. `key` is the refinement's own, by
 * which a repetition is known. `person` is there where the address is another, and null once they were erased.
 */
export type ReportRefined = DomainEvent<
  'ReportRefined',
  Pick<ReportRequest, 'reportId' | 'subjectId' | 'placeProblems'> &
    Readonly<{
      /** From 2: the first is the report as it was bought. */
      version: number;
      key: string;
      addressChange: AddressChange;
      property: ReportedProperty;
      terms: PurchaseTerms;
      person: Pick<ReportPerson, 'address' | 'street'> | null;
    }>
>;

/** A paid report is being written; `revision` counts from 1, each regeneration is the next one. */
export type ReportGenerationStarted = DomainEvent<
  'ReportGenerationStarted',
  Readonly<{ reportId: number; paymentId: string; revision: number }>
>;

/** Premium of a report that was bought without it is paid, by this payment: from this revision on it has premium sections. */
export type ReportUpgraded = DomainEvent<
  'ReportUpgraded',
  Readonly<{ reportId: number; paymentId: string; revision: number }>
>;

/**
 * The documents of this revision are stored and can be read. `writing` is what a model did for them; absent where the
 * rules wrote alone.
 */
export type ReportGenerated = DomainEvent<
  'ReportGenerated',
  Readonly<{
    reportId: number;
    revision: number;
    documents: readonly ReportDocumentRef[];
    writing?: ReportWriting;
  }>
>;

/** All attempts were in vain. `reason` is for the operator and holds nothing personal. */
export type ReportGenerationFailed = DomainEvent<
  'ReportGenerationFailed',
  Readonly<{ reportId: number; revision: number; reason: string; attempts: number }>
>;

/** The mail server took the mail with the link to this revision; a report is mailed once. */
export type ReportEmailed = DomainEvent<
  'ReportEmailed',
  Readonly<{ reportId: number; revision: number; language: ReportLanguage }>
>;

/** The person of this report was erased, and its documents with them; the sale stays in the books. */
export type ReportErased = DomainEvent<'ReportErased', Readonly<{ reportId: number }>>;

/** Every fact of a `report-{id}` stream. */
export type ReportEvent =
  | ReportRequested
  | ReportPlaceConfirmed
  | ReportRefined
  | ReportGenerationStarted
  | ReportUpgraded
  | ReportGenerated
  | ReportGenerationFailed
  | ReportEmailed
  | ReportErased;
