import { z } from 'zod';
import { condition } from './condition.js';
import { bilingual, confidence, exactNumber, isoDate, list, optional, payer, source } from './fields.js';
import { placeScope } from './place-scope.js';

const plus = list(z.strictObject({ amount: exactNumber, name: z.string() }));
const formula = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('flat'),
    amount: exactNumber,
    /** Flat only so far; the engine takes no document to be longer. */
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
        /** For each page after those of the band before. */
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
  /** Where the published fees lie that follow no formula known here. */
  between: optional(z.strictObject({ low: exactNumber, high: exactNumber })),
  formula: optional(formula),
  formulaWhen: list(z.object({ when: z.union([z.string(), condition]), formula })),
  /** The tariff as the office publishes it. */
  text: bilingual,
});
export type RecordedDocument = z.infer<typeof document>;

/** What the recorder of one county charges. */
const countyFees = z.strictObject({
  county: z.string(),
  deed: formula,
  mortgage: formula,
  /** Where others only round the amount: it is then a range. */
  isAbout: optional(z.boolean()),
  /** Both absent where the state's source has the county's fees too. */
  source: optional(source),
  confidence: optional(confidence),
});
export type CountyRecordingFees = z.infer<typeof countyFees>;

/** What the recorder charges for the deed and the mortgage. */
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
