import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { BuyerType, Estimate, LoanType, PropertyType } from '@closewise/domain/closing-costs';
import type { Cents } from '@closewise/domain/money';
import type { Place } from '@closewise/domain/place';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import type { JurisdictionFacts } from './jurisdiction-facts.js';

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
    investment?: boolean | undefined;
    /** Whether the buyer will live there. */
    principalResidence?: boolean | undefined;
  }>;
  estimate: Estimate;
  jurisdiction?: JurisdictionFacts | undefined;
  /** What sources say of the property; a report that is to be a basic one has none. */
  propertyFacts?: PropertyFacts | undefined;
}>;
