import type { Cents } from '../money/index.js';

/** One thing that a payment pays for: the report, or premium on top of it. */
export type LineItem = Readonly<{ item: 'report' | 'premium'; amountCents: Cents }>;

/** All prices that each item ever had, the one of now last. */
export type ItemPrices = Readonly<Record<LineItem['item'], readonly Cents[]>>;

/** What a payment pays for when so much of its amount is for premium; the rest is for the report. */
export const lineItemsOf = (amountCents: Cents, premiumCents: Cents): LineItem[] => {
  const items: LineItem[] = [
    { item: 'report', amountCents: amountCents - premiumCents },
    { item: 'premium', amountCents: premiumCents },
  ];
  return items.filter(({ amountCents: cents }) => cents !== 0);
};

/** How much of a payment is for an item; 0 when it is none of what is paid for. */
export const centsFor = (
  { lineItems }: Readonly<{ lineItems: readonly LineItem[] }>,
  item: LineItem['item'],
): Cents => lineItems.find((one) => one.item === item)?.amountCents ?? 0;

/** What a payment is for. `intentId` is the provider's id of it; `amountCents` is the sum of the items. */
export type PaymentTerms = Readonly<{
  paymentId: string;
  reportId: number;
  provider: string;
  intentId: string;
  amountCents: Cents;
  currency: string;
  lineItems: readonly LineItem[];
}>;

/** The one stream of a payment, whoever reports about it. */
export const paymentStream = (paymentId: string): string => `payment-${paymentId}`;

/** The same id for the same intent of the same provider, whoever reports about it. */
export const paymentIdOf = (provider: string, intentId: string): string => `${provider}-${intentId}`;
