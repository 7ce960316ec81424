import type { ReportDocument } from '@closewise/contracts/report-document';
import type { ReportWriting } from '@closewise/domain/reporting';
import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ModelFault } from './model/model-failure.js';
import type { ModelSection } from './sections/index.js';

/** Why the rules word a section: a fault of the model, words that were not taken, or the ceiling of the month. */
export type FallbackReason = ModelFault | 'rejected' | 'ceiling';

/** A section that the rules word. */
export type Fallback = Readonly<{ language: ReportLanguage; section: ModelSection; reason: FallbackReason }>;

/** A report in each language, and what is recorded of a model's work on it. */
export type WordedReport = Readonly<{
  documents: readonly ReportDocument[];
  writing: Omit<ReportWriting, 'fallbacks'> & Readonly<{ fallbacks: readonly Fallback[] }>;
}>;
