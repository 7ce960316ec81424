import type { ReportDocument } from '@closewise/contracts/report-document';
import { sectionsForModel } from './sections/index.js';
import type { FallbackReason, WordedReport } from './writing-record.js';

/** A report that the rules word because a model may not be asked, marked as such. */
export function wordedByRules(
  documents: readonly ReportDocument[],
  model: string,
  reason: FallbackReason,
): WordedReport {
  const sections = sectionsForModel.map(({ key }) => key);
  return {
    documents: documents.map((document) => ({
      ...document,
      writer: { kind: 'rules', model, reason, sectionsByRules: sections },
    })),
    writing: {
      model,
      calls: 0,
      repairs: 0,
      inputTokens: 0,
      cachedTokens: 0,
      outputTokens: 0,
      costMicroDollars: 0,
      latencyMs: 0,
      fallbacks: documents.flatMap(({ language }) =>
        sections.map((section) => ({ language, section, reason })),
      ),
    },
  };
}
