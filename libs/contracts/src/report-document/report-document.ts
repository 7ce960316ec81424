import { z } from 'zod';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import { languageSchema } from '../buyer/create-report.js';
import {
  closingTimelineSchema,
  contactsSchema,
  figuresSchema,
  negotiationStrategiesSchema,
} from './action-sections.js';
import { reportChangesSchema } from './changes.js';
import { findContradictions } from './contradictions.js';
import { costSummarySchema, feeListSchema, negotiableFeesSchema } from './cost-sections.js';
import { reportFeeSchema } from './fee.js';
import { comparablePropertiesSchema, localInsightsSchema, marketAnalysisSchema } from './place-sections.js';
import { premiumSectionsSchema } from './premium-sections.js';
import { reportPropertySchema } from './property.js';
import { reportSourceSchema } from './source.js';
import { reportWriterSchema } from './writer.js';

export const reportDocumentSchemaVersion = 1;

/** The sections in reading order; the keys are those of `sections`. */
export const reportSectionOrder = [
  'costSummary',
  'requiredFees',
  'negotiableFees',
  'optionalFees',
  'marketAnalysis',
  'comparableProperties',
  'negotiationStrategies',
  'localInsights',
  'closingTimeline',
  'contacts',
  'figures',
] as const;
export type ReportSectionKey = (typeof reportSectionOrder)[number];

const documentShape = z.strictObject({
  schemaVersion: z.literal(reportDocumentSchemaVersion),
  reportId: z.int().positive(),
  language: languageSchema,
  /** ISO time, UTC. */
  generatedAt: z.iso.datetime(),
  /** The closing date whose rules were applied. */
  rulesAsOf: z.iso.date(),
  property: reportPropertySchema,
  fees: z.array(reportFeeSchema).min(1),
  sources: z.array(reportSourceSchema).min(1),
  /** Who chose the words; figures and sources are of the rules always. */
  writer: reportWriterSchema,
  sections: z.strictObject({
    costSummary: costSummarySchema,
    requiredFees: feeListSchema,
    negotiableFees: negotiableFeesSchema,
    optionalFees: feeListSchema,
    marketAnalysis: marketAnalysisSchema,
    comparableProperties: comparablePropertiesSchema,
    negotiationStrategies: negotiationStrategiesSchema,
    localInsights: localInsightsSchema,
    closingTimeline: closingTimelineSchema,
    contacts: contactsSchema,
    figures: figuresSchema,
  }),
  /** What sources say of the property: all five sections in a premium report, null in a basic one. */
  premium: premiumSectionsSchema.nullable().default(null),
  /** What the sources said, from which a refinement writes these sections again without asking; null in a basic report. */
  propertyFacts: z.custom<PropertyFacts>().nullable().default(null),
  /** What the refinement changed that this version came of; null in the report as it was bought. */
  changes: reportChangesSchema.nullable().default(null),
});

/** The report in one language. A writer's output that contradicts itself or its own fees is refused. */
export const reportDocumentSchema = documentShape.superRefine((document, context) => {
  for (const { path, message } of findContradictions(document)) {
    context.addIssue({ code: 'custom', path, message });
  }
});
export type ReportDocument = z.infer<typeof documentShape>;
