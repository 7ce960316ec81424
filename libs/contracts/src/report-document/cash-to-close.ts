import { z } from 'zod';
import { agentPayers } from '@closewise/domain/closing-costs';
import { cents, label, prose } from './text.js';

/** The rows of the Loan Estimate's page 2, in its order: D is A to C, I is E to H, J is both. */
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
 * What the buyer brings, in the amounts that are shown: each row is rounded, so that the rows add up to the headline.
 * A row that lowers the sum is negative.
 */
export const cashToCloseSchema = z.strictObject({
  rows: z.array(z.strictObject({ row: z.enum(cashToCloseRows), name: label, cents })),
  headlineCents: cents,
  /** Between these lie 8 of 10 outcomes. */
  likely: z.strictObject({ lowCents: cents, highCents: cents }),
  agentPaidBy: z.enum(agentPayers),
  /** What is brought if the other one pays the agent; null where no agent is in the estimate. */
  otherScenario: z.strictObject({ cents, text: prose }).nullable(),
  /** What the interval is, and what the figures assume. */
  interval: prose,
  assumptions: prose,
});
export type CashToClose = z.infer<typeof cashToCloseSchema>;
