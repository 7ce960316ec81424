import { type Cents, formatCents } from '../money/index.js';

/** Price of a report until an admin sets another. */
export const reportPriceCents: Cents = 2500;

/** Price of premium, on top of the report's, until an admin sets another. */
export const premiumPriceCents: Cents = 1000;

/** The current price of a report: the last of all prices, oldest first. */
export const reportPriceOf = ({ pricesCents }: Readonly<{ pricesCents: readonly Cents[] }>): Cents =>
  pricesCents.at(-1)!;

/** The current price of premium: the last of all prices, oldest first. */
export const premiumPriceOf = ({
  premiumPricesCents,
}: Readonly<{ premiumPricesCents: readonly Cents[] }>): Cents => premiumPricesCents.at(-1)!;

const lowestDollars = 0.5;
const highestDollars = 1000;

/** Why a price in dollars, such as `29.00`, is refused; null if it is valid. */
export function priceProblem(given: string): string | null {
  if (!/^-?\d+(\.\d{1,2})?$/.test(given)) return 'Price must be in dollars and cents, such as 29.00';
  const dollars = Number(given);
  return dollars < lowestDollars || dollars > highestDollars
    ? 'Price must be between $0.50 and $1,000.00'
    : null;
}

/** A price as shown on pages: `$25`, or `$24.50` when it has cents. */
export const formatPrice = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '');
