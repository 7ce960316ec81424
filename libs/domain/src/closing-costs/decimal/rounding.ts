import { assertCents, type Cents } from '../../money/index.js';
import { powerOfTen, type Decimal } from './decimal.js';

export type RoundingMode = 'half-up' | 'up' | 'nearest-half-down';

function roundedQuotient(numerator: bigint, divisor: bigint, mode: RoundingMode): bigint {
  const whole = numerator / divisor;
  const rest = numerator % divisor;
  if (mode === 'up') return rest > 0n ? whole + 1n : whole;
  const twice = rest * 2n;
  return twice > divisor || (twice === divisor && mode === 'half-up') ? whole + 1n : whole;
}

/** How many steps a value of at least 0 makes, rounded to whole ones. */
export function stepsOf(value: Decimal, step: Decimal, mode: RoundingMode): bigint {
  const scale = Math.max(value.scale, step.scale);
  const numerator = value.units * powerOfTen(scale - value.scale);
  return roundedQuotient(numerator, step.units * powerOfTen(scale - step.scale), mode);
}

/** The value rounded to a multiple of the step. */
export function roundTo(value: Decimal, step: Decimal, mode: RoundingMode): Decimal {
  return { units: stepsOf(value, step, mode) * step.units, scale: step.scale };
}

const cent: Decimal = { units: 1n, scale: 2 };

/** Dollars of at least 0 as whole cents, half a cent upwards. */
export function toCents(value: Decimal): Cents {
  const { units, scale } = value;
  const cents = scale <= 2 ? units * powerOfTen(2 - scale) : stepsOf(value, cent, 'half-up');
  return assertCents(Number(cents));
}

/** `cents × numerator / denominator`, half a cent upwards. */
export function fractionOfCents(cents: Cents, numerator: number, denominator: number): Cents {
  return assertCents(
    Number(roundedQuotient(BigInt(cents) * BigInt(numerator), BigInt(denominator), 'half-up')),
  );
}
