import { formatCents, groupThousands } from '../../money/index.js';
import { multiply, decimal, powerOfTen, type Decimal } from './decimal.js';
import { toCents } from './rounding.js';

const hundred = decimal(100);

/** `4500` as `4,500`, `0.70` as `0.7`: no trailing zeros. */
export function writeNumber(value: Decimal): string {
  const digits = value.units.toString().padStart(value.scale + 1, '0');
  const whole = value.scale === 0 ? digits : digits.slice(0, -value.scale);
  const fraction = value.scale === 0 ? '' : digits.slice(-value.scale).replace(/(?<!0)0+$/, '');
  return groupThousands(whole) + (fraction === '' ? '' : `.${fraction}`);
}

/** A rate of 0.0075 as `0.75%`. */
export const writePercent = (rate: Decimal): string => `${writeNumber(multiply(rate, hundred))}%`;

/** Dollars with at least two places; a rate such as $0.125 keeps its further digits. */
export function writeDollars(value: Decimal): string {
  const isWholeCents = value.scale <= 2 || value.units % powerOfTen(value.scale - 2) === 0n;
  return isWholeCents ? formatCents(toCents(value)) : `$${writeNumber(value)}`;
}
