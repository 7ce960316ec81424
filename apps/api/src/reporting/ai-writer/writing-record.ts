import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ModelFault } from './model/model-failure.js';
import type { ModelSection } from './sections/index.js';

/** Why the rules word a section: a fault of the model, words that were not taken, or the ceiling of the month. */
export type FallbackReason = ModelFault | 'rejected' | 'ceiling';

/** A section that the rules word. */
export type Fallback = Readonly<{ language: ReportLanguage; section: ModelSection; reason: FallbackReason }>;

/** What is recorded of a model's work on one report, in all languages. */
export type WritingRecord = Readonly<{
  model: string;
  calls: number;
  repairs: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  costMicroDollars: number;
  latencyMs: number;
  fallbacks: readonly Fallback[];
}>;
