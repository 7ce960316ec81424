import { z } from 'zod';
import { cents, label, prose } from './text.js';

const heading = { title: label, introduction: prose };

/** Ordered by the dollars at stake, the largest first. */
export const negotiationStrategiesSchema = z.strictObject({
  ...heading,
  strategies: z.array(
    z.strictObject({
      title: label,
      atStakeCents: cents.positive(),
      /** How that amount follows from the estimate. */
      atStake: prose,
      /**
       * What negotiation can save, low to high, never more than is at stake: quotes from what the cheapest of three usually
       * saves, what one may refuse from nothing. Null where nothing is saved, only paid later, and in reports of before
       * November 2026.
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
 * Steps in the order of time; `when` is relative to the application or to closing. `date` is that of the calendar which
 * follows from the closing date of the estimate, and `lastDate` the end of a span; null where none follows, and in reports
 * of before November 2026.
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

/** Whom to call, with the fees and questions for that call. */
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

/** How the figures were made; the table itself is drawn from the document's fees and sources. */
export const figuresSchema = z.strictObject({
  ...heading,
  method: z.array(prose).min(1),
  disclaimers: z.array(prose).min(1),
});
export type Figures = z.infer<typeof figuresSchema>;
