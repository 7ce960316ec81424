import { z } from 'zod';
import { buyerTypes, loanTypes, propertyTypes } from '@closewise/domain/closing-costs';
import { occupancies } from '@closewise/domain/reporting';
import type { PropertyFacts } from '@closewise/domain/property-facts';
import { languageSchema } from '../buyer/create-report.js';
import { reportInputs } from '../buyer/refinement.js';
import {
  closingTimelineSchema,
  contactsSchema,
  figuresSchema,
  negotiationStrategiesSchema,
} from './action-sections.js';
import {
  cashToCloseRows,
  costSummarySchema,
  feeListSchema,
  negotiableFeesSchema,
  reportFeeSchema,
} from './cost-sections.js';
import {
  comparablePropertiesSchema,
  localInsightsSchema,
  marketAnalysisSchema,
  premiumSectionsSchema,
} from './place-sections.js';
import { reportSourceSchema } from './source.js';
import { cents, label, prose } from './text.js';

/** The purchase, and how well its location was recognized. */
export const reportPropertySchema = z.strictObject({
  address: label,
  priceCents: cents.positive(),
  loanAmountCents: cents.nonnegative(),
  downPaymentCents: cents.nonnegative(),
  propertyType: z.enum(propertyTypes),
  buyerType: z.enum(buyerTypes),
  loanType: z.enum(loanTypes),
  hasPool: z.boolean(),
  /** Null in older reports that did not store it. */
  occupancy: z.enum(occupancies).nullable().default(null),
  place: z.strictObject({
    state: z.string().length(2),
    county: label.nullable(),
    city: label.nullable(),
    zip: label.nullable(),
    resolved: z.enum(['city', 'county', 'state']),
    /** One sentence: what was recognized, and what it means for the figures. */
    summary: prose,
    /** A sentence for each missing or contradictory detail. */
    missing: z.array(prose),
  }),
});
export type ReportProperty = z.infer<typeof reportPropertySchema>;

/**
 * The writer of the report's words: only the rules, or a model except in `sectionsByRules`. `reason`: why the rules
 * worded a section instead of the model; null if no model was used or all of its text was accepted.
 */
export const reportWriterSchema = z
  .strictObject({
    kind: z.enum(['rules', 'model']),
    model: label.nullable(),
    reason: label.nullable(),
    sectionsByRules: z.array(label),
  })
  .default({ kind: 'rules', model: null, reason: null, sectionsByRules: [] });
export type ReportWriterMark = z.infer<typeof reportWriterSchema>;

/** An amount that changed from the previous version; null if the line is missing in one of them. */
const beforeAndAfter = { name: label, beforeCents: cents.nullable(), afterCents: cents.nullable() };

/**
 * The changes of a refinement. `rows` are the parts of the cash to close as displayed, so that their
 * differences add up to the headline's; `fees` are typical amounts.
 */
export const reportChangesSchema = z.strictObject({
  version: z.int().min(2),
  /** The previous version, which is still available. */
  since: z.int().min(1),
  /** The changed inputs, before and after. */
  before: reportInputs.partial(),
  after: reportInputs.partial(),
  rows: z.array(z.strictObject({ row: z.enum(cashToCloseRows), ...beforeAndAfter })),
  fees: z.array(z.strictObject({ id: label, exact: z.boolean(), ...beforeAndAfter })),
});
export type ReportChanges = z.infer<typeof reportChangesSchema>;

export const reportDocumentSchemaVersion = 1;

/** The sections in reading order, by their keys in `sections`. */
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

export const documentShape = z.strictObject({
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
  /** The writer of the words; figures and sources always come from the rules. */
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
  /** The premium sections: all five in a premium report, null in a basic one. */
  premium: premiumSectionsSchema.nullable().default(null),
  /**
   * The sources' data, so that a refinement can write the premium sections without querying again; null in a
   * basic report.
   */
  propertyFacts: z.custom<PropertyFacts>().nullable().default(null),
  /** The changes since the previous version; null in the report as bought. */
  changes: reportChangesSchema.nullable().default(null),
});

export type ReportDocument = z.infer<typeof documentShape>;
