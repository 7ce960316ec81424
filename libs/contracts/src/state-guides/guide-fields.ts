import { z } from 'zod';

const cents = z.number().int();

/** The example's taxes in one place, for buyer and seller. */
export const localCosts = {
  buyerTaxCents: cents,
  sellerTaxCents: cents,
  recordingCents: cents,
};

/** A line's price for the buyer, and what others pay. */
export const lineAmounts = {
  buyerCents: cents,
  lowCents: cents,
  highCents: cents,
  sellerCents: cents,
  lenderCents: cents,
  /** Exact to the cent, because a law or tariff sets it. */
  exact: z.boolean(),
};

export const payers = ['buyer', 'seller', 'buyer-and-seller', 'buyer-and-lender', 'nobody'] as const;
export const groups = ['law', 'lender', 'custom', 'negotiable', 'choice', 'sometimes'] as const;
/** Why a buyer pays a line; `choice` and `sometimes` are not part of the closing costs. */
export type GuideGroupName = (typeof groups)[number];
export type PayerName = (typeof payers)[number];
