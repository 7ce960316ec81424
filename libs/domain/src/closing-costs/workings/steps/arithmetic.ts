import type { Cents } from '../../../money/index.js';

/** A base at a rate, e.g. $450,000 × 0.35%. */
export type PercentStep = Readonly<{ kind: 'percent'; baseCents: Cents; percent: number }>;

/** A base in whole units at a rate for each, e.g. 4,500 times $0.70 per $100. */
export type UnitsStep = Readonly<{
  kind: 'units';
  baseCents: Cents;
  units: number;
  unitDollars: number;
  /** May hold parts of a cent. */
  perUnitDollars: number;
}>;

/** Sums that a line of any subject may hold. */
export type ArithmeticStep =
  | PercentStep
  | UnitsStep
  | Readonly<{ kind: 'amount'; cents: Cents }>
  | Readonly<{ kind: 'between'; lowCents: Cents; highCents: Cents }>
  | Readonly<{ kind: 'result'; cents: Cents }>
  /** A result beyond what its source covers. */
  | Readonly<{ kind: 'result-about'; cents: Cents }>
  | Readonly<{ kind: 'result-a-year'; cents: Cents }>;
