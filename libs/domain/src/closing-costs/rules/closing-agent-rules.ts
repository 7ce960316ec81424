import { z } from 'zod';
import { confidence, exactNumber, isoDate, list, optional, source } from './fields.js';

const scope = {
  counties: optional(z.union([z.array(z.string()), z.literal('all others')])),
  effectiveFrom: optional(isoDate),
  /** Tax that the agent adds to the fee, as a fraction of it. */
  exciseRate: optional(exactNumber),
  source,
  confidence,
};

const schedule = z.discriminatedUnion('method', [
  z.object({
    method: z.literal('base-plus-per-thousand'),
    base: exactNumber,
    perThousand: exactNumber,
    /** Known up to this price; more is computed likewise and shown as an estimate. */
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

/** How agents usually price their side: a base, dollars per $1,000 of the price, and a fee for dealing with a lender. */
const usualFormula = z.strictObject({ base: between, perThousand: between, withLoan: exactNumber });
export type UsualFormula = z.infer<typeof usualFormula>;

/** Who closes the purchase and for what fee. */
export const closingAgentRules = z.object({
  type: z.enum(['attorney-customary', 'attorney-required', 'escrow', 'title-company']),
  /** What the buyer pays where no schedule says more. */
  typicalFee: z.object({ low: exactNumber, high: exactNumber }),
  /** In place of `typicalFee` where the fee grows with the price. */
  usualFormula: optional(usualFormula),
  /** Each side pays a fee of its own, by custom as much as the other; absent where the seller's part is not known. */
  typicalFeeIs: optional(z.literal('of-each-side')),
  /** Where custom leaves the whole fee to the seller, the buyer pays what the loan adds to it. */
  payerByCounty: list(z.strictObject({ payer: z.literal('seller'), counties: z.array(z.string()).min(1) })),
  schedules: list(schedule),
  feeShares: optional(z.object({ buyer: exactNumber, seller: exactNumber })),
  source: optional(source),
  confidence,
});
export type ClosingAgentRules = z.infer<typeof closingAgentRules>;
