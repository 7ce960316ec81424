import { multiply, stepsOf, toCents, toNumber, toPercent, type Decimal } from '../decimal/index.js';
import type { PercentStep, UnitsStep, Workings } from '../workings/index.js';

/** An amount and the arithmetic that leads to it. */
export type WorkedAmount = Readonly<{ amount: Decimal; workings: Workings }>;

/** An amount of one step. */
export type SteppedAmount = Readonly<{ amount: Decimal; step: PercentStep | UnitsStep }>;

/** A base at a rate. */
export function atRate(base: Decimal, rate: Decimal): SteppedAmount {
  return {
    amount: multiply(base, rate),
    step: { kind: 'percent', baseCents: toCents(base), percent: toPercent(rate) },
  };
}

/** A base in whole units, rounded up, at a rate for each. */
export function perUnit(base: Decimal, unit: Decimal, rate: Decimal): SteppedAmount {
  const units: Decimal = { units: stepsOf(base, unit, 'up'), scale: 0 };
  return {
    amount: multiply(units, rate),
    step: {
      kind: 'units',
      baseCents: toCents(base),
      units: Number(units.units),
      unitDollars: toNumber(unit),
      perUnitDollars: toNumber(rate),
    },
  };
}
