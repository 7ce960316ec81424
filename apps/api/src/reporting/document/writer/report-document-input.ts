import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { BuyerType, Estimate, LoanType, PropertyType } from '@closewise/domain/closing-costs';
import type { Cents } from '@closewise/domain/money';
import type { Place } from '@closewise/domain/place';
import type { ReportDocument } from '@closewise/contracts/report-document';
import type { ReportInputs } from '@closewise/domain/reporting';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import type { JurisdictionFacts } from './jurisdiction-facts.js';

/** Two versions of the inputs, and the document of the one before in the same language. */
export type Refined = Readonly<{
  version: number;
  since: number;
  before: ReportInputs;
  after: ReportInputs;
  document: ReportDocument;
}>;

/** Everything that the writer may use; what stands nowhere here stands nowhere in the report. */
export type ReportDocumentInput = Readonly<{
  reportId: number;
  language: ReportLanguage;
  /** ISO time, UTC. */
  generatedAt: string;
  /** The address as the buyer typed it. */
  address: string;
  place: Pick<Place, 'zip' | 'problems'>;
  purchase: Readonly<{
    priceCents: Cents;
    propertyType: PropertyType;
    buyerType: BuyerType;
    loanType: LoanType;
    hasPool: boolean;
    /** Homes in the building; absent where nobody asked. */
    units?: number | undefined;
    investment?: boolean | undefined;
    secondHome?: boolean | undefined;
    /** Whether the buyer will live there. */
    principalResidence?: boolean | undefined;
  }>;
  estimate: Estimate;
  jurisdiction?: JurisdictionFacts | undefined;
  /** The version that this one refines; absent in the report as it was bought. */
  refined?: Refined | undefined;
  /** What sources say of the property; a report that is to be a basic one has none. */
  propertyFacts?: PropertyFacts | undefined;
}>;
