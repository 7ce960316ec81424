import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { estimatePurchase, type Estimate } from '@closewise/domain/closing-costs';
import { DomainError } from '@closewise/domain/events';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import {
  estimatedProperty,
  type ReportedProperty,
  type ReportLanguage,
  type ReportRequest,
} from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { readJurisdictionFacts, writeReportDocument } from '../document/index.js';
import { ClosingCostRules } from '../rules/index.js';

/** Computes a report's figures and writes its document by rules. */
@Injectable()
export class ReportWriter {
  constructor(
    private readonly rules: ClosingCostRules,
    private readonly clock: Clock,
  ) {}

  /** `at` is when it is written; with facts it is a premium report. Refuses when the buyer's personal data were erased. */
  write(
    { reportId, property, placeProblems, person }: ReportRequest,
    language: ReportLanguage,
    at = this.clock.now(),
    propertyFacts?: PropertyFacts,
  ): ReportDocument {
    if (!person)
      throw new DomainError('reporting.person-erased', 'The personal data of this report were erased');
    const generatedAt = at.toISOString();
    return writeReportDocument({
      reportId,
      language,
      generatedAt,
      address: person.address,
      place: { zip: property.zip, problems: placeProblems },
      purchase: property,
      estimate: this.estimate(property, generatedAt.slice(0, 10)),
      jurisdiction: readJurisdictionFacts(property.state),
      propertyFacts,
    });
  }

  private estimate(property: ReportedProperty, today: string): Estimate {
    return estimatePurchase(estimatedProperty(property), this.rules.forState(property.state), today);
  }
}
