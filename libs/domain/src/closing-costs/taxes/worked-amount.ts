import {
  multiply,
  stepsOf,
  writeDollars,
  writeNumber,
  writePercent,
  type Decimal,
} from '../decimal/index.js';

/** An amount and the arithmetic that leads to it. */
export type WorkedAmount = Readonly<{ amount: Decimal; workings: string }>;

/** A base at a rate. */
export function atRate(base: Decimal, rate: Decimal): WorkedAmount {
  return { amount: multiply(base, rate), workings: `${writeDollars(base)} × ${writePercent(rate)}` };
}

/** A base in whole units, rounded up, at a rate for each. */
export function perUnit(base: Decimal, unit: Decimal, rate: Decimal): WorkedAmount {
  const units: Decimal = { units: stepsOf(base, unit, 'up'), scale: 0 };
  return {
    amount: multiply(units, rate),
    workings: `${writeDollars(base)} → ${writeNumber(units)} × ${writeDollars(rate)} per $${writeNumber(unit)}`,
  };
}
