/** Integer US cents. Every amount in events, read models and new endpoints is one. */
export type Cents = number;

/** Refuses what is not a safe integer, so that no fraction or overflow enters a ledger. */
export function assertCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  return value;
}

/** Dollars, such as 29.1, as whole cents; what is less than a cent is rounded. */
export const centsOf = (dollars: number): Cents => assertCents(Math.round(dollars * 100));

/** Whole cents as dollars, such as 29.1. */
export const dollarsOf = (cents: Cents): number => cents / 100;

const threeDigits: readonly string[] = Array.from({ length: 1000 }, (_, number) =>
  `${number}`.padStart(3, '0'),
);

/** `4500` as `4,500`, by numbers: taking a long text apart costs several times as much. */
function inThousands(whole: number): string {
  if (whole < 1000) return `${whole}`;
  return `${inThousands(Math.floor(whole / 1000))},${threeDigits[whole % 1000]}`;
}

/** `450000` cents as `$4,500.00`, the same in both languages (es-US writes it alike). */
export function formatCents(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const whole = Math.abs(assertCents(cents));
  const rest = whole % 100;
  return `${sign}$${inThousands((whole - rest) / 100)}.${rest < 10 ? '0' : ''}${rest}`;
}

/** `-1250` cents as `-12.50`: without sign of the currency or thousands, for files that programs read. */
export function decimalDollars(cents: Cents): string {
  const whole = Math.abs(assertCents(cents));
  const rest = whole % 100;
  return `${cents < 0 ? '-' : ''}${(whole - rest) / 100}.${rest < 10 ? '0' : ''}${rest}`;
}
