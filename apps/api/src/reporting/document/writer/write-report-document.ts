import {
  reportDocumentSchema,
  reportDocumentSchemaVersion,
  type ReportDocument,
} from '@closewise/contracts/report-document';
import { isForBusiness } from './purchase-kind.js';
import type { ReportDocumentInput } from './report-document-input.js';
import { writePremiumSections } from './premium/write-premium-sections.js';
import { writeChanges } from './write-changes.js';
import { writeComparables } from './write-comparables.js';
import { writeContacts } from './write-contacts.js';
import { writeCostSummary } from './write-cost-summary.js';
import { writeFeeList, writeNegotiableFees } from './write-fee-lists.js';
import { writeFees } from './write-fees.js';
import { writeLocalInsights } from './write-local-insights.js';
import { writeMarketAnalysis } from './write-market-analysis.js';
import { writeProperty } from './write-property.js';
import { writeStrategies } from './write-strategies.js';
import { writeTimeline } from './write-timeline.js';
import { beginWriting } from './writing.js';
import { reportTexts } from '../../texts/index.js';

/** Writes the report by rules. Throws a ZodError if the estimate is inconsistent. */
export function writeReportDocument(input: ReportDocumentInput): ReportDocument {
  const writing = beginWriting(input.language, input.estimate.jurisdiction.state);
  const fees = writeFees(writing, input);
  const { title, introduction, method, decides, disclaimers } = writing.texts.figures;
  const hasLoanEstimate = input.estimate.loanAmountCents > 0 && !isForBusiness(input.purchase);
  const sections: ReportDocument['sections'] = {
    costSummary: writeCostSummary(writing, input, fees),
    requiredFees: writeFeeList(writing, fees, 'required'),
    negotiableFees: writeNegotiableFees(writing, input, fees),
    optionalFees: writeFeeList(writing, fees, 'optional'),
    marketAnalysis: writeMarketAnalysis(writing, input, fees),
    comparableProperties: writeComparables(writing, input),
    negotiationStrategies: writeStrategies(writing, input, fees),
    localInsights: writeLocalInsights(writing, input, fees),
    closingTimeline: writeTimeline(writing, input),
    contacts: writeContacts(writing, input, fees),
    figures: {
      title,
      introduction: introduction(writing.formats.date(input.estimate.asOf)),
      method,
      disclaimers: [decides[hasLoanEstimate ? 'withLoanEstimate' : 'withoutLoanEstimate'], ...disclaimers],
    },
  };
  const { propertyFacts, purchase, refined } = input;
  const premium = propertyFacts ? writePremiumSections(writing, propertyFacts, purchase) : null;
  return reportDocumentSchema.parse({
    schemaVersion: reportDocumentSchemaVersion,
    reportId: input.reportId,
    language: input.language,
    generatedAt: input.generatedAt,
    rulesAsOf: input.estimate.asOf,
    property: writeProperty(writing, input),
    fees,
    sources: writing.sources.all(),
    sections,
    premium,
    propertyFacts: propertyFacts ?? null,
    changes: refined ? writeChanges(refined, { fees, cashToClose: sections.costSummary.cashToClose }) : null,
  });
}

/** Adds the remark that a model worded parts of the report. */
export function wordedByModel(document: ReportDocument): ReportDocument {
  const { figures } = document.sections;
  const method = [...figures.method, reportTexts[document.language].figures.wordedByModel];
  return { ...document, sections: { ...document.sections, figures: { ...figures, method } } };
}
