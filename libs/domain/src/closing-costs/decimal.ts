import { type Cents, assertCents, formatCents, groupThousands } from '../money/index.js';

/** An exact decimal number, `units / 10^scale`. Rates and dollars are never computed in binary fractions. */
export type Decimal = Readonly<{ units: bigint; scale: number }>;

const powers: bigint[] = Array.from({ length: 41 }, (_, scale) => 10n ** BigInt(scale));
/** `10^scale`. */
const powerOfTen = (scale: number): bigint => powers[scale] ?? 10n ** BigInt(scale);
const unitsAt = ({ units, scale }: Decimal, wanted: number): bigint =>
  scale === wanted ? units : units * powerOfTen(wanted - scale);

/** Parses the number's shortest decimal text exactly: 0.0075 is 75 / 10,000. */
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

const subtract = (a: Decimal, b: Decimal): Decimal => add(a, { units: -b.units, scale: b.scale });

export const multiply = (a: Decimal, b: Decimal): Decimal => ({
  units: a.units * b.units,
  scale: a.scale + b.scale,
});

export const sum = (values: readonly Decimal[]): Decimal => values.reduce(add, zero);

/** Negative, 0 or positive as `a` is less than, equal to or greater than `b`. */
export function compare(a: Decimal, b: Decimal): number {
  const scale = Math.max(a.scale, b.scale);
  const difference = unitsAt(a, scale) - unitsAt(b, scale);
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export const lesser = (a: Decimal, b: Decimal): Decimal => (compare(a, b) <= 0 ? a : b);
export const greater = (a: Decimal, b: Decimal): Decimal => (compare(a, b) >= 0 ? a : b);
export const isZero = (value: Decimal): boolean => value.units === 0n;
/** `a - b`, but at least 0. */
export const excess = (a: Decimal, b: Decimal): Decimal => greater(subtract(a, b), zero);

type RoundingMode = 'half-up' | 'up' | 'nearest-half-down';

function roundedQuotient(numerator: bigint, divisor: bigint, mode: RoundingMode): bigint {
  const whole = numerator / divisor;
  const rest = numerator % divisor;
  if (mode === 'up') return rest > 0n ? whole + 1n : whole;
  const twice = rest * 2n;
  return twice > divisor || (twice === divisor && mode === 'half-up') ? whole + 1n : whole;
}

/** How many steps a non-negative value makes, rounded to a whole number. */
export function stepsOf(value: Decimal, step: Decimal, mode: RoundingMode): bigint {
  const scale = Math.max(value.scale, step.scale);
  const numerator = value.units * powerOfTen(scale - value.scale);
  return roundedQuotient(numerator, step.units * powerOfTen(scale - step.scale), mode);
}

/** Rounds to a multiple of the step. */
export function roundTo(value: Decimal, step: Decimal, mode: RoundingMode): Decimal {
  return { units: stepsOf(value, step, mode) * step.units, scale: step.scale };
}

const cent: Decimal = { units: 1n, scale: 2 };

/** Non-negative dollars as whole cents, rounded half up. */
export function toCents(value: Decimal): Cents {
  const { units, scale } = value;
  const cents = scale <= 2 ? units * powerOfTen(2 - scale) : stepsOf(value, cent, 'half-up');
  return assertCents(Number(cents));
}

/** `cents × numerator / denominator`, rounded half up. */
export function fractionOfCents(cents: Cents, numerator: number, denominator: number): Cents {
  return assertCents(
    Number(roundedQuotient(BigInt(cents) * BigInt(numerator), BigInt(denominator), 'half-up')),
  );
}

/** `4500` as `4,500`, `0.70` as `0.7`: no trailing zeros. */
export function writeNumber(value: Decimal): string {
  const digits = value.units.toString().padStart(value.scale + 1, '0');
  const whole = value.scale === 0 ? digits : digits.slice(0, -value.scale);
  const fraction = value.scale === 0 ? '' : digits.slice(-value.scale).replace(/(?<!0)0+$/, '');
  return groupThousands(whole) + (fraction === '' ? '' : `.${fraction}`);
}

/** Dollars with at least two decimal places; a rate such as $0.125 keeps all of them. */
export function writeDollars(value: Decimal): string {
  const isWholeCents = value.scale <= 2 || value.units % powerOfTen(value.scale - 2) === 0n;
  return isWholeCents ? formatCents(toCents(value)) : `$${writeNumber(value)}`;
}

/** The nearest JavaScript number; for figures from the data, exactly the one that was parsed. */
export const toNumber = ({ units, scale }: Decimal): number => Number(units) / 10 ** scale;

/** A rate of 0.0075 as 0.75. */
export const toPercent = ({ units, scale }: Decimal): number =>
  scale >= 2 ? Number(units) / 10 ** (scale - 2) : Number(units * powerOfTen(2 - scale));
