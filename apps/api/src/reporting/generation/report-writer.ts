import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@closewise/contracts/report-document';
import { estimatePurchase, type Estimate } from '@closewise/domain/closing-costs';
import { DomainError } from '@closewise/domain/events';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import { estimatedProperty, type ReportBasis, type ReportLanguage } from '@closewise/domain/reporting';
import { Clock } from '../../platform/clock/clock.js';
import { readJurisdictionFacts, writeReportDocument, type Refined } from '../document/index.js';
import { ClosingCostRules } from '../rules/index.js';

/** With facts it is a premium report; a refinement says what it changes. */
export type Beside = Readonly<{ propertyFacts?: PropertyFacts | undefined; refined?: Refined | undefined }>;

/** Computes a report's figures and writes its document by rules. */
@Injectable()
export class ReportWriter {
  constructor(
    private readonly rules: ClosingCostRules,
    private readonly clock: Clock,
  ) {}

  /** `at` is when it is written. Refuses when the buyer's personal data were erased. */
  write(
    basis: ReportBasis,
    language: ReportLanguage,
    at = this.clock.now(),
    beside: Beside = {},
  ): ReportDocument {
    const { reportId, property, placeProblems, terms, person } = basis;
    if (!person)
      throw new DomainError('reporting.person-erased', 'The personal data of this report were erased');
    const generatedAt = at.toISOString();
    return writeReportDocument({
      reportId,
      language,
      generatedAt,
      address: person.address,
      place: { zip: property.zip, problems: placeProblems },
      purchase: { ...property, ...useOf(terms) },
      estimate: this.estimate(basis, generatedAt.slice(0, 10)),
      jurisdiction: readJurisdictionFacts(property.state),
      ...beside,
    });
  }

  private estimate({ property, terms }: ReportBasis, today: string): Estimate {
    return estimatePurchase(estimatedProperty(property, terms), this.rules.forState(property.state), today);
  }
}

const useOf = (terms: ReportBasis['terms']) =>
  terms && {
    investment: terms.occupancy === 'investment',
    secondHome: terms.occupancy === 'second-home',
    principalResidence: terms.occupancy === 'own-home',
    units: terms.units ?? undefined,
  };
