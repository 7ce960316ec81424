import type { ReportDocument } from '@closewise/contracts/report-document';
import type { ReportWriting } from '@closewise/domain/reporting';
import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ModelFault } from './model/model-failure.js';
import { type ModelSection, sectionsForModel } from './sections/index.js';

/** Why a section keeps the rules' wording: a model fault, a rejected answer, or a spent budget. */
export type FallbackReason = ModelFault | 'rejected' | 'ceiling';

/** A section that kept the rules' wording. */
export type Fallback = Readonly<{ language: ReportLanguage; section: ModelSection; reason: FallbackReason }>;

/** A report in each language, and the record of the model's work. */
export type WordingResult = Readonly<{
  documents: readonly ReportDocument[];
  writing: Omit<ReportWriting, 'fallbacks'> & Readonly<{ fallbacks: readonly Fallback[] }>;
}>;

/** A report that keeps the rules' wording because the model may not be called, marked accordingly. */
export function wordedByRules(
  documents: readonly ReportDocument[],
  model: string,
  reason: FallbackReason,
): WordingResult {
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
