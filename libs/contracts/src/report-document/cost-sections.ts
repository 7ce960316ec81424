import { z } from 'zod';
import { loanEstimateSections } from '@closewise/domain/closing-costs';
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
    /** Required and negotiable fees due by the closing day: what the buyer brings besides the down payment. */
    atClosing: centsRange,
  }),
  /** The agent's part of `atClosing`, which the seller often pays, and what is left without it. */
  agentCompensation: z
    .strictObject({ cents: cents.positive(), withoutCents: cents, text: prose })
    .nullable()
    .default(null),
  breakdown: z.array(
    z.strictObject({ section: z.enum(loanEstimateSections), name: label, buyer: centsRange }),
  ),
  notes: z.array(prose),
  /** What the buyer must know about the loan before anything else. */
  notices: z.array(z.strictObject({ title: label, text: prose, calculation: prose, sourceId: label })),
});
export type CostSummary = z.infer<typeof costSummarySchema>;

/** Required and optional fees: references to the document's fees, in reading order. */
export const feeListSchema = z.strictObject({ ...heading, feeIds: z.array(label) });
export type FeeList = z.infer<typeof feeListSchema>;

/** Each negotiable fee comes with words to say; whom to contact and what to ask stand on the fee. */
export const negotiableFeesSchema = z.strictObject({
  ...heading,
  fees: z.array(z.strictObject({ feeId: label, script: prose })),
});
export type NegotiableFees = z.infer<typeof negotiableFeesSchema>;
