import { z } from 'zod';
import { confidence, exactNumber, isoDate, list, optional, source } from './fields.js';

const scope = {
  counties: optional(z.union([z.array(z.string()), z.literal('all others')])),
  effectiveFrom: optional(isoDate),
  /** A tax the agent adds to the fee, as a fraction of it. */
  exciseRate: optional(exactNumber),
  source,
  confidence,
};

const schedule = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('base-plus-per-thousand'),
    base: exactNumber,
    perThousand: exactNumber,
    /** Known up to this price; above it, the computed fee is shown as an estimate. */
    upTo: optional(exactNumber),
    minimum: optional(exactNumber),
    ...scope,
  }),
  z.object({
    method: z.literal('table'),
    rows: z.array(z.object({ amount: exactNumber, fee: exactNumber })),
    ...scope,
  }),
  z.object({
    method: z.literal('steps'),
    rows: z.array(
      z.object({
        upTo: exactNumber.nullable(),
        fee: exactNumber,
        addPer50000: exactNumber.optional(),
      }),
    ),
    ...scope,
  }),
]);
export type SettlementSchedule = z.infer<typeof schedule>;

const between = z.strictObject({ low: exactNumber, high: exactNumber });

/** How agents usually price their side: a base, dollars per $1,000 of the price, and a fee for a loan. */
const usualFormula = z.strictObject({ base: between, perThousand: between, withLoan: exactNumber });
export type UsualFormula = z.infer<typeof usualFormula>;

/** The closing agent and its fee. */
export const closingAgentRules = z.object({
  type: z.enum(['attorney-customary', 'attorney-required', 'escrow', 'title-company']),
  /** The buyer's fee, if no schedule says more. */
  typicalFee: z.object({ low: exactNumber, high: exactNumber }),
  /** Replaces `typicalFee` if the fee grows with the price. */
  usualFormula: optional(usualFormula),
  /** Each side customarily pays its own, equal fee; absent if the seller's part is unknown. */
  typicalFeeIs: optional(z.literal('of-each-side')),
  /** Where the seller customarily pays the whole fee, the buyer pays what the loan adds. */
  payerByCounty: list(z.strictObject({ payer: z.literal('seller'), counties: z.array(z.string()).min(1) })),
  schedules: list(schedule),
  feeShares: optional(z.object({ buyer: exactNumber, seller: exactNumber })),
  source: optional(source),
  confidence,
});
export type ClosingAgentRules = z.infer<typeof closingAgentRules>;
