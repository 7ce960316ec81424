import { z } from 'zod';
import { condition, placeScope } from './condition.js';
import { bilingual, confidence, exactNumber, isoDate, list, optional, payer, source } from './fields.js';

const plus = list(z.strictObject({ amount: exactNumber, name: z.string() }));
const formula = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('flat'),
    amount: exactNumber,
    /** Flat up to this length; the engine assumes no longer document. */
    upToPages: optional(z.int().positive()),
    plus,
  }),
  z.object({
    method: z.literal('pages'),
    firstAmount: exactNumber,
    firstPages: z.int().positive(),
    perAdditionalPage: exactNumber,
    plus,
  }),
  z.object({
    method: z.literal('page-bands'),
    bands: z.array(
      z.strictObject({
        pagesUpTo: z.int().nullable(),
        amount: exactNumber,
        /** For each page above the previous band. */
        perPageOver: optional(exactNumber),
      }),
    ),
    plus,
  }),
]);
export type RecordingFormula = z.infer<typeof formula>;

const document = z.object({
  document: z.enum(['deed', 'mortgage']),
  payer,
  typical: exactNumber,
  /** Range of published fees that follow no known formula. */
  between: optional(z.strictObject({ low: exactNumber, high: exactNumber })),
  formula: optional(formula),
  formulaWhen: list(z.object({ when: z.union([z.string(), condition]), formula })),
  /** The tariff as published. */
  text: bilingual,
});
export type RecordedDocument = z.infer<typeof document>;

/** One county's recording fees. */
const countyFees = z.strictObject({
  county: z.string(),
  deed: formula,
  mortgage: formula,
  /** The source only rounds the amount, so it is shown as a range. */
  isAbout: optional(z.boolean()),
  /** Both absent if the state's source covers the county's fees. */
  source: optional(source),
  confidence: optional(confidence),
});
export type CountyRecordingFees = z.infer<typeof countyFees>;

/** Recording fees of the deed and the mortgage. */
export const recordingRules = z.object({
  documents: z.array(document),
  byCounty: list(countyFees),
  addOns: list(
    z.object({
      name: bilingual,
      level: z.enum(['state', 'county']),
      document: z.enum(['deed', 'mortgage', 'homestead', 'municipal-lien-certificate']),
      amount: exactNumber,
      payer,
      appliesIn: optional(placeScope),
      when: optional(condition),
    }),
  ),
  effectiveFrom: optional(isoDate),
  source,
  confidence,
});
export type RecordingRules = z.infer<typeof recordingRules>;
