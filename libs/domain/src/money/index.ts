/** Integer US cents. Every amount in events, read models and new endpoints is in cents. */
export type Cents = number;

/** Refuses anything but a safe integer, so that no fraction or overflow enters a ledger. */
export function assertCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  return value;
}

/** Dollars, such as 29.1, as whole cents; fractions of a cent are rounded. */
export const centsOf = (dollars: number): Cents => assertCents(Math.round(dollars * 100));

/** Whole cents as dollars, such as 29.1. */
export const dollarsOf = (cents: Cents): number => cents / 100;

/** A whole percentage of an amount, rounded half away from zero: 40% of 2,499 cents is 1,000. */
export function percentOf(amountCents: Cents, percent: number): Cents {
  if (!Number.isInteger(percent)) throw new RangeError(`${percent} is not a whole percentage`);
  const hundredths = assertCents(assertCents(amountCents) * percent);
  return Math.sign(hundredths) * Math.round(Math.abs(hundredths) / 100) || 0;
}

const smallStep = 500;

/** An amount that is not exact, as shown to people: to the dollar below $5, to $5 below $500, to $10 above. */
export function roundedCents(cents: Cents): Cents {
  const size = Math.abs(cents);
  const step = size < 500 ? 100 : size < 50_000 ? smallStep : 1000;
  return Math.round(cents / step) * step;
}

/** Rounds down to $5, for an amount that may not be exceeded. */
export const roundedDownCents = (cents: Cents): Cents => Math.floor(cents / smallStep) * smallStep;

const threeDigits: readonly string[] = Array.from({ length: 1000 }, (_, number) =>
  `${number}`.padStart(3, '0'),
);

/** `4500` as `4,500`. Arithmetic is several times faster here than splitting a string. */
function inThousands(whole: number): string {
  if (whole < 1000) return `${whole}`;
  return `${inThousands(Math.floor(whole / 1000))},${threeDigits[whole % 1000]}`;
}

/** `450000` cents as `$4,500.00`, in both languages: es-US formats dollars the same way. */
export function formatCents(cents: Cents): string {
  const minus = cents < 0 ? '-' : '';
  const whole = Math.abs(assertCents(cents));
  const rest = whole % 100;
  return `${minus}$${inThousands((whole - rest) / 100)}.${rest < 10 ? '0' : ''}${rest}`;
}

/** `-1250` cents as `-12.50`, without `$` or commas, for files that programs read. */
export function decimalDollars(cents: Cents): string {
  const whole = Math.abs(assertCents(cents));
  const rest = whole % 100;
  return `${cents < 0 ? '-' : ''}${(whole - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}

/** `4500000` as `4,500,000`, for digits that a number cannot hold exactly. */
export function groupThousands(digits: string): string {
  let grouped = digits.slice(-3);
  for (let end = digits.length - 3; end > 0; end -= 3) {
    grouped = `${digits.slice(Math.max(0, end - 3), end)},${grouped}`;
  }
  return grouped;
}

/** An inexact amount, rounded for display: `$14,950`. */
export const roundedDollars = (cents: Cents): string =>
  `$${groupThousands(String(roundedCents(cents) / 100))}`;
