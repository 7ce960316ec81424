import { groupThousands } from './group-thousands.js';

/** Integer US cents. Every amount in events, read models and new endpoints is one. */
export type Cents = number;

/** Refuses what is not a safe integer, so that no fraction or overflow enters a ledger. */
export function assertCents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a whole number of cents`);
  return value;
}

/** `450000` cents as `$4,500.00`, the same in both languages (es-US writes it alike). */
export function formatCents(cents: Cents): string {
  const sign = cents < 0 ? '-' : '';
  const digits = Math.abs(assertCents(cents)).toString().padStart(3, '0');
  return `${sign}$${groupThousands(digits.slice(0, -2))}.${digits.slice(-2)}`;
}
