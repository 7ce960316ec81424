import type { Cents } from '../money/index.js';

/** A payment that the provider confirmed; `paidAt` is when our log recorded that. */
export type PaidSale = Readonly<{
  paymentId: string;
  reportId: number;
  amountCents: Cents;
  currency: string;
  paidAt: string;
}>;
