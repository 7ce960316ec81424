import { z } from 'zod';
import { confidence, label, prose } from './text.js';

const heading = { title: label, introduction: prose };

/** A fact with its source; `sourceId` is null if it is computed from the report itself. */
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

/** How to find and judge comparable sales; it contains no sales. */
export const comparablePropertiesSchema = z.strictObject({
  ...heading,
  steps: z.array(z.strictObject({ title: label, text: prose })).min(1),
  questions: z.array(prose).min(1),
});
export type ComparableProperties = z.infer<typeof comparablePropertiesSchema>;

export const localInsightsSchema = z.strictObject({
  ...heading,
  facts: z.array(reportFactSchema),
  /** What the estimate does not know about this purchase. */
  unknowns: z.array(prose).min(1),
});
export type LocalInsights = z.infer<typeof localInsightsSchema>;

/** The premium sections in reading order, by their keys in `premium`. */
export const premiumSectionOrder = [
  'floodZone',
  'taxHistory',
  'schools',
  'neighbourhood',
  'comparableSales',
] as const;
export type PremiumSectionKey = (typeof premiumSectionOrder)[number];

/**
 * A source's facts about the property. Without facts, `answer` is one sentence that says which source was
 * queried and that it had no data or did not respond.
 */
export const premiumSectionSchema = z
  .strictObject({
    title: label,
    introduction: prose,
    status: z.enum(['found', 'none', 'unavailable']),
    /** Null if there are facts. */
    answer: prose.nullable(),
    facts: z.array(reportFactSchema),
    /** Limitations of the facts. */
    remarks: z.array(prose),
    questions: z.array(prose),
  })
  .refine(({ status, facts }) => (status === 'found') === facts.length > 0, {
    message: 'facts and status contradict each other',
  })
  .refine(({ status, answer }) => (status === 'found') === (answer === null), {
    message: 'answer and status contradict each other',
  });
export type PremiumSection = z.infer<typeof premiumSectionSchema>;

/** All five; a section without data says so. */
export const premiumSectionsSchema = z.strictObject({
  floodZone: premiumSectionSchema,
  taxHistory: premiumSectionSchema,
  schools: premiumSectionSchema,
  neighbourhood: premiumSectionSchema,
  comparableSales: premiumSectionSchema,
});
export type PremiumSections = z.infer<typeof premiumSectionsSchema>;

/** All facts of the sections, to check that their sources are listed. */
export const premiumFacts = (sections: PremiumSections): ReportFact[] =>
  premiumSectionOrder.flatMap((key) => sections[key].facts);
