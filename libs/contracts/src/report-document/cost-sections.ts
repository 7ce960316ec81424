import { z } from 'zod';
import { loanEstimateSections } from '@closewise/domain/closing-costs';
import { cashToCloseSchema } from './cash-to-close.js';
import { cents, centsRange, label, prose } from './text.js';

const heading = { title: label, introduction: prose };

/** Totals of the buyer's fees, and their breakdown by section of the Loan Estimate form for the chart. */
export const costSummarySchema = z.strictObject({
  ...heading,
  totals: z.strictObject({
    required: centsRange,
    negotiable: centsRange,
    optional: centsRange,
    all: centsRange,
    /** The closing costs: what the buyer pays by the closing day besides the down payment. */
    atClosing: centsRange,
  }),
  /** The one headline and what it is made of; null in reports of before November 2026. */
  cashToClose: cashToCloseSchema.nullable().default(null),
  /** In reports of before November 2026: the agent's part of `atClosing`, and what is left without it. */
  agentCompensation: z
    .strictObject({ cents: cents.positive(), withoutCents: cents, text: prose })
    .nullable()
    .default(null),
  breakdown: z.array(
    z.strictObject({ section: z.enum(loanEstimateSections), name: label, buyer: centsRange }),
  ),
  notes: z.array(prose),
  /** What the buyer must know: about a loan that does not fit before anything else, the rest after the totals. */
  notices: z.array(
    z.strictObject({
      title: label,
      text: prose,
      /** Null where a rule has no amount. */
      calculation: prose.nullable(),
      sourceId: label,
      isFirst: z.boolean().default(true),
    }),
  ),
});
export type CostSummary = z.infer<typeof costSummarySchema>;

/** Required and optional fees: references to the document's fees, in reading order. */
export const feeListSchema = z.strictObject({ ...heading, feeIds: z.array(label) });
export type FeeList = z.infer<typeof feeListSchema>;

/**
 * Each negotiable fee comes with words to say, and with others for when the answer is no (null in reports of before
 * November 2026); whom to contact and what to ask stand on the fee.
 */
export const negotiableFeesSchema = z.strictObject({
  ...heading,
  fees: z.array(z.strictObject({ feeId: label, script: prose, fallback: prose.nullable().default(null) })),
});
export type NegotiableFees = z.infer<typeof negotiableFeesSchema>;
