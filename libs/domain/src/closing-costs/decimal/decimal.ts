import type { Cents } from '../../money/index.js';

/** An exact decimal number: `units / 10^scale`. Rates and dollars are computed in it, never in binary fractions. */
export type Decimal = Readonly<{ units: bigint; scale: number }>;

const powers: bigint[] = Array.from({ length: 41 }, (_, scale) => 10n ** BigInt(scale));
/** `10^scale`. */
export const powerOfTen = (scale: number): bigint => powers[scale] ?? 10n ** BigInt(scale);
const unitsAt = ({ units, scale }: Decimal, wanted: number): bigint =>
  scale === wanted ? units : units * powerOfTen(wanted - scale);

/** The shortest decimal text of the number, exactly: 0.0075 is 75 / 10,000. */
export function decimal(value: number | string): Decimal {
  const [mantissa = '', exponent = '0'] = String(value).split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const scale = fraction.length - Number(exponent);
  const units = BigInt(whole + fraction);
  return scale >= 0 ? { units, scale } : { units: units * powerOfTen(-scale), scale: 0 };
}

/** Whole cents as dollars. */
export const dollars = (cents: Cents): Decimal => ({ units: BigInt(cents), scale: 2 });

export const zero: Decimal = decimal(0);
export const one: Decimal = decimal(1);

export function add(a: Decimal, b: Decimal): Decimal {
  const scale = Math.max(a.scale, b.scale);
  return { units: unitsAt(a, scale) + unitsAt(b, scale), scale };
}

export const subtract = (a: Decimal, b: Decimal): Decimal => add(a, { units: -b.units, scale: b.scale });

export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

export const sum = (values: readonly Decimal[]): Decimal => values.reduce(add, zero);

/** Below 0, 0 or above 0 as `a` is less than, equal to or greater than `b`. */
export function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const lesser = (a: Decimal, b: Decimal): Decimal => (compare(a, b) <= 0 ? a : b);
export const greater = (a: Decimal, b: Decimal): Decimal => (compare(a, b) >= 0 ? a : b);
export const isZero = (value: Decimal): boolean => value.units === 0n;
/** `a - b`, not under 0. */
export const excess = (a: Decimal, b: Decimal): Decimal => greater(subtract(a, b), zero);
