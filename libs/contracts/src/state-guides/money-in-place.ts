import { z } from 'zod';

const cents = z.number().int();

/** What a law takes of the example in one place, from buyer and seller. */
export const localCosts = {
  buyerTaxCents: cents,
  sellerTaxCents: cents,
  recordingCents: cents,
};

/** A line's price for the buyer, and what others pay of it. */
export const lineAmounts = {
  buyerCents: cents,
  lowCents: cents,
  highCents: cents,
  sellerCents: cents,
  lenderCents: cents,
  /** Right to the cent, because a law or a tariff says it. */
  exact: z.boolean(),
};

export const payers = ['buyer', 'seller', 'buyer-and-seller', 'buyer-and-lender', 'nobody'] as const;
export const groups = ['law', 'lender', 'custom', 'negotiable', 'choice', 'sometimes'] as const;
/** Why a buyer pays a line; `choice` and `sometimes` are no part of the closing costs. */
export type GuideGroupName = (typeof groups)[number];
export type PayerName = (typeof payers)[number];
