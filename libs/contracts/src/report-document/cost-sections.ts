import { z } from 'zod';
import { agentPayers, loanEstimateSections } from '@closewise/domain/closing-costs';
import { cents, centsRange, confidence, label, prose } from './text.js';

/** The rows of the Loan Estimate's page 2 in order: D is A to C, I is E to H, J is both. */
export const cashToCloseRows = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'financed',
  'down-payment',
  'deposit',
  'seller-credits',
  'cash-to-close',
] as const;
export type CashToCloseRow = (typeof cashToCloseRows)[number];

/**
 * Cash to close in displayed amounts: each row is rounded so that the rows add up to the headline. Rows that
 * reduce it are negative.
 */
export const cashToCloseSchema = z.strictObject({
  rows: z.array(z.strictObject({ row: z.enum(cashToCloseRows), name: label, cents })),
  headlineCents: cents,
  /** Covers 8 of 10 outcomes. */
  likely: z.strictObject({ lowCents: cents, highCents: cents }),
  agentPaidBy: z.enum(agentPayers),
  /** Cash to close if the other party pays the agent; null if the estimate has no agent. */
  otherScenario: z.strictObject({ cents, text: prose }).nullable(),
  /** Explains the interval and the assumptions. */
  interval: prose,
  assumptions: prose,
});
export type CashToClose = z.infer<typeof cashToCloseSchema>;

export const feeCategory = z.enum(['required', 'negotiable', 'optional']);

/** A fee as the reader sees it; its id is the estimate's key. */
export const reportFeeSchema = z.strictObject({
  id: label,
  name: label,
  loanEstimateSection: z.enum(loanEstimateSections),
  category: feeCategory,
  requiredBy: z.enum(['law', 'lender', 'association']).nullable(),
  tolerance: z.enum(['zero', 'ten-percent', 'none']).nullable(),
  /** The government or market that sets the amount. */
  jurisdiction: label,
  buyer: centsRange,
  /**
   * Whether it is part of the closing costs; reports from before November 2026 do not say: all but optional
   * fees were.
   */
  atClosing: z.boolean().optional(),
  /** Set by law or tariff and exact to the cent. */
  exact: z.boolean(),
  payers: z.strictObject({ buyerCents: cents, sellerCents: cents, lenderCents: cents }),
  whoPays: prose,
  calculation: prose,
  sourceId: label,
  confidence,
  contact: prose,
  ask: prose,
});
export type ReportFee = z.infer<typeof reportFeeSchema>;

const heading = { title: label, introduction: prose };

/** The buyer's totals, with a breakdown by section of the Loan Estimate for the chart. */
export const costSummarySchema = z.strictObject({
  ...heading,
  totals: z.strictObject({
    required: centsRange,
    negotiable: centsRange,
    optional: centsRange,
    all: centsRange,
    /** The closing costs: what the buyer pays by closing day besides the down payment. */
    atClosing: centsRange,
  }),
  /** The headline amount and its parts; null in reports from before November 2026. */
  cashToClose: cashToCloseSchema.nullable().default(null),
  /** In reports from before November 2026: the agent's part of `atClosing`, and the rest. */
  agentCompensation: z
    .strictObject({ cents: cents.positive(), withoutCents: cents, text: prose })
    .nullable()
    .default(null),
  breakdown: z.array(
    z.strictObject({ section: z.enum(loanEstimateSections), name: label, buyer: centsRange }),
  ),
  notes: z.array(prose),
  /** Notices for the buyer: a loan that does not fit comes first, the others after the totals. */
  notices: z.array(
    z.strictObject({
      title: label,
      text: prose,
      /** Null if the rule has no amount. */
      calculation: prose.nullable(),
      sourceId: label,
      isFirst: z.boolean().default(true),
    }),
  ),
});
export type CostSummary = z.infer<typeof costSummarySchema>;

/** Required and optional fees: ids of the document's fees in reading order. */
export const feeListSchema = z.strictObject({ ...heading, feeIds: z.array(label) });
export type FeeList = z.infer<typeof feeListSchema>;

/**
 * Each negotiable fee comes with words to use, and with others for when the answer is no (null in reports from
 * before November 2026). The fee itself has the contact and the request.
 */
export const negotiableFeesSchema = z.strictObject({
  ...heading,
  fees: z.array(z.strictObject({ feeId: label, script: prose, fallback: prose.nullable().default(null) })),
});
export type NegotiableFees = z.infer<typeof negotiableFeesSchema>;
