import type { ReportLanguage } from './report-request.js';

/** A section that the rules word although a model was asked for it, or would have been; `reason` is a word for operators. */
export type RulesInstead = Readonly<{ language: ReportLanguage; section: string; reason: string }>;

/**
 * What a model did for one report in all languages, and what it cost in millionths of a dollar. Cached tokens are among
 * the input tokens; `repairs` are calls about words that were not taken.
 */
export type ReportWriting = Readonly<{
  model: string;
  calls: number;
  repairs: number;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  costMicroDollars: number;
  latencyMs: number;
  fallbacks: readonly RulesInstead[];
}>;
