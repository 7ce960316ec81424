import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { Estimate, Purchase } from '@closewise/domain/closing-costs';
import type { Place } from '@closewise/domain/place';
import type { ReportDocument } from '@closewise/contracts/report-document';
import type { ReportInputs } from '@closewise/domain/reporting';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import type { JurisdictionFacts } from './jurisdiction-facts.js';

/** The inputs of two versions, and the previous document in the same language. */
export type VersionComparison = Readonly<{
  version: number;
  since: number;
  before: ReportInputs;
  after: ReportInputs;
  document: ReportDocument;
}>;

/** The only input of the writer: nothing else can appear in a report. */
export type ReportDocumentInput = Readonly<{
  reportId: number;
  language: ReportLanguage;
  /** ISO time, UTC. */
  generatedAt: string;
  /** The address as the buyer typed it. */
  address: string;
  place: Pick<Place, 'zip' | 'problems'>;
  /** With the buyer's own words for `buyerType`, which the estimate replaces by `cash` if there is no loan. */
  purchase: Purchase;
  estimate: Estimate;
  jurisdiction?: JurisdictionFacts | undefined;
  /** The comparison with the previous version; undefined for the report as bought. */
  refined?: VersionComparison | undefined;
  /** Facts from external sources; undefined for a basic report. */
  propertyFacts?: PropertyFacts | undefined;
}>;
