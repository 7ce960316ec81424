import { z } from 'zod';
import { cents, label, prose } from './text.js';

const heading = { title: label, introduction: prose };

/** Ordered by the amount at stake, largest first. */
export const negotiationStrategiesSchema = z.strictObject({
  ...heading,
  strategies: z.array(
    z.strictObject({
      title: label,
      atStakeCents: cents.positive(),
      /** How the amount results from the estimate. */
      atStake: prose,
      /**
       * Possible savings, low to high, at most the amount at stake: for quotes, what the cheapest of three
       * usually saves; for refusable fees, from zero. Null if nothing is saved but only postponed, and in
       * reports from before November 2026.
       */
      saving: z
        .strictObject({ lowCents: cents.nonnegative(), highCents: cents.positive() })
        .nullable()
        .default(null),
      steps: z.array(prose).min(1),
      script: prose.nullable(),
      feeIds: z.array(label).min(1),
      rule: label.nullable(),
    }),
  ),
});
export type NegotiationStrategies = z.infer<typeof negotiationStrategiesSchema>;

/**
 * Steps in chronological order; `when` is relative to the application or to closing. `date` follows from the
 * estimate's closing date, `lastDate` ends a span; both are null if none follows, and in reports from before
 * November 2026.
 */
export const closingTimelineSchema = z.strictObject({
  ...heading,
  steps: z
    .array(
      z.strictObject({
        when: label,
        date: z.iso.date().nullable().default(null),
        lastDate: z.iso.date().nullable().default(null),
        title: label,
        text: prose,
        rule: label.nullable(),
      }),
    )
    .min(1),
});
export type ClosingTimeline = z.infer<typeof closingTimelineSchema>;

export const contactsSchema = z.strictObject({
  ...heading,
  contacts: z.array(
    z.strictObject({
      who: label,
      feeIds: z.array(label).min(1),
      buyerTypicalCents: cents,
      questions: z.array(prose).min(1),
    }),
  ),
});
export type Contacts = z.infer<typeof contactsSchema>;

/** How the figures were made; the table is drawn from the document's fees and sources. */
export const figuresSchema = z.strictObject({
  ...heading,
  method: z.array(prose).min(1),
  disclaimers: z.array(prose).min(1),
});
export type Figures = z.infer<typeof figuresSchema>;
