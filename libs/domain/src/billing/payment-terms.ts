import { z } from 'zod';
import type { DataOf } from '../events/index.js';
import type { Cents } from '../money/index.js';

/** One item of a payment: the report, or premium on top of it. */
export const lineItem = z.object({ item: z.enum(['report', 'premium']), amountCents: z.int() });
export type LineItem = DataOf<typeof lineItem>;

/** All prices that each item ever had, the current one last. */
export type ItemPrices = Readonly<Record<LineItem['item'], readonly Cents[]>>;

/** Splits an amount into the items: `premiumCents` for premium, the rest for the report. */
export const lineItemsOf = (amountCents: Cents, premiumCents: Cents): LineItem[] => {
  const items: LineItem[] = [
    { item: 'report', amountCents: amountCents - premiumCents },
    { item: 'premium', amountCents: premiumCents },
  ];
  return items.filter(({ amountCents: cents }) => cents !== 0);
};

/** The amount of an item in a payment; 0 without the item. */
export const centsFor = (
  { lineItems }: Readonly<{ lineItems: readonly LineItem[] }>,
  item: LineItem['item'],
): Cents => lineItems.find((one) => one.item === item)?.amountCents ?? 0;

/** What a payment is for. */
export const paymentTerms = z.object({
  paymentId: z.string(),
  reportId: z.int(),
  provider: z.string(),
  intentId: z.string().describe("The provider's id of the payment"),
  amountCents: z.int().describe('The sum of the items'),
  currency: z.string(),
  lineItems: z.array(lineItem),
});
export type PaymentTerms = DataOf<typeof paymentTerms>;

export const paymentStream = (paymentId: string): string => `payment-${paymentId}`;

/** The id of a payment, made from provider and intent. */
export const paymentIdOf = (provider: string, intentId: string): string => `${provider}-${intentId}`;
