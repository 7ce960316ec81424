import { z } from 'zod';
import { loanEstimateSections } from '@closewise/domain/closing-costs';
import { cents, centsRange, confidence, label, prose } from './text.js';

export const feeCategory = z.enum(['required', 'negotiable', 'optional']);

/** One fee of the estimate as the reader sees it; its id is the estimate's key. */
export const reportFeeSchema = z.strictObject({
  id: label,
  name: label,
  loanEstimateSection: z.enum(loanEstimateSections),
  category: feeCategory,
  requiredBy: z.enum(['law', 'lender', 'association']).nullable(),
  tolerance: z.enum(['zero', 'ten-percent', 'none']).nullable(),
  /** The government or market whose figure it is. */
  jurisdiction: label,
  buyer: centsRange,
  /** Whether it is in the closing costs; reports of before November 2026 do not say: what is not optional was. */
  atClosing: z.boolean().optional(),
  /** Exact fees are set by law or tariff and right to the cent. */
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
