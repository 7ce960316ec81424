import type { Cents } from '../money/index.js';

/** What one report costs while no other price is set. */
export const reportPriceCents: Cents = 2500;

/** What premium costs on top of a report while no other price is set. */
export const premiumPriceCents: Cents = 1000;

/** What a report costs now, of all prices that it ever had, oldest first. */
export const reportPriceOf = ({ pricesCents }: Readonly<{ pricesCents: readonly Cents[] }>): Cents =>
  pricesCents.at(-1)!;

/** What premium costs now, of all prices that it ever had, oldest first. */
export const premiumPriceOf = ({
  premiumPricesCents,
}: Readonly<{ premiumPricesCents: readonly Cents[] }>): Cents => premiumPricesCents.at(-1)!;

/** In dollars. */
const lowestPrice = 0.5;
const highestPrice = 1000;

/** What is wrong with a price that somebody sets, in dollars such as `29.00`; null when it is accepted. */
export function faultOfPrice(given: string): string | null {
  if (!/^-?\d+(\.\d{1,2})?$/.test(given)) return 'Price must be in dollars and cents, such as 29.00';
  const dollars = Number(given);
  return dollars < lowestPrice || dollars > highestPrice ? 'Price must be between $0.50 and $1,000.00' : null;
}
