import { z } from 'zod';
import { confidence, label, prose } from './text.js';

const heading = { title: label, introduction: prose };

/** A fact of the place with its source; `sourceId` is null for what is computed from the report itself. */
export const reportFactSchema = z.strictObject({
  label,
  value: label,
  explanation: prose,
  sourceId: label.nullable(),
  confidence: confidence.nullable(),
});
export type ReportFact = z.infer<typeof reportFactSchema>;

export const marketAnalysisSchema = z.strictObject({
  ...heading,
  facts: z.array(reportFactSchema).min(1),
});
export type MarketAnalysis = z.infer<typeof marketAnalysisSchema>;

/** How to find and judge comparable sales; it holds no sales itself. */
export const comparablePropertiesSchema = z.strictObject({
  ...heading,
  steps: z.array(z.strictObject({ title: label, text: prose })).min(1),
  questions: z.array(prose).min(1),
});
export type ComparableProperties = z.infer<typeof comparablePropertiesSchema>;

export const localInsightsSchema = z.strictObject({
  ...heading,
  facts: z.array(reportFactSchema),
  /** What the estimate could not know about this purchase. */
  unknowns: z.array(prose).min(1),
});
export type LocalInsights = z.infer<typeof localInsightsSchema>;
