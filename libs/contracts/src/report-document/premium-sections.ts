import { z } from 'zod';
import { reportFactSchema, type ReportFact } from './place-sections.js';
import { label, prose } from './text.js';

/** The sections of a premium report in reading order; the keys are those of its `premium`. */
export const premiumSectionOrder = [
  'floodZone',
  'taxHistory',
  'schools',
  'neighbourhood',
  'comparableSales',
] as const;
export type PremiumSectionKey = (typeof premiumSectionOrder)[number];

/**
 * What a source says of the property. Without an answer it has no facts: then `answer` is one sentence that says who was
 * asked and has nothing, or gave no answer.
 */
export const premiumSectionSchema = z
  .strictObject({
    title: label,
    introduction: prose,
    status: z.enum(['found', 'none', 'unavailable']),
    /** Null where there are facts. */
    answer: prose.nullable(),
    facts: z.array(reportFactSchema),
    /** What limits the facts. */
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

/** All five: a section whose source has nothing says so. */
export const premiumSectionsSchema = z.strictObject({
  floodZone: premiumSectionSchema,
  taxHistory: premiumSectionSchema,
  schools: premiumSectionSchema,
  neighbourhood: premiumSectionSchema,
  comparableSales: premiumSectionSchema,
});
export type PremiumSections = z.infer<typeof premiumSectionsSchema>;

/** Every fact of the sections, for what is asked of all facts of a report: that their sources are listed. */
export const premiumFacts = (sections: PremiumSections): ReportFact[] =>
  premiumSectionOrder.flatMap((key) => sections[key].facts);
