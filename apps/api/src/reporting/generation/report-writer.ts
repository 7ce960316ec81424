import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { completePurchase, estimatePurchase } from '@closewise/domain/closing-costs';
import { DomainError } from '@closewise/domain/events';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import { propertyToEstimate, type ReportBasis, type ReportLanguage } from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { readJurisdictionFacts, writeReportDocument, type VersionComparison } from '../document/index.js';
import { ClosingCostRules } from '../closing-cost-rules.js';

/** Property facts make it a premium report; a comparison makes it say what a refinement changed. */
export type WriterExtras = Readonly<{
  propertyFacts?: PropertyFacts | undefined;
  refined?: VersionComparison | undefined;
}>;

/** Computes a report's figures and writes its document by rules, without a model. */
@Injectable()
export class ReportWriter {
  constructor(
    private readonly rules: ClosingCostRules,
    private readonly clock: Clock,
  ) {}

  /** `at` is the report's timestamp. Throws if the buyer's personal data were erased. */
  write(
    basis: ReportBasis,
    language: ReportLanguage,
    at = this.clock.now(),
    beside: WriterExtras = {},
  ): ReportDocument {
    const { reportId, property, placeProblems, terms, person } = basis;
    if (!person)
      throw new DomainError('reporting.person-erased', 'The personal data of this report were erased');
    const generatedAt = at.toISOString();
    const today = generatedAt.slice(0, 10);
    const rules = this.rules.forState(property.state);
    const toEstimate = propertyToEstimate(property, terms);
    return writeReportDocument({
      reportId,
      language,
      generatedAt,
      address: person.address,
      place: { zip: property.zip, problems: placeProblems },
      purchase: { ...completePurchase(toEstimate, rules, today), buyerType: property.buyerType },
      estimate: estimatePurchase(toEstimate, rules, today),
      jurisdiction: readJurisdictionFacts(property.state),
      ...beside,
    });
  }
}
