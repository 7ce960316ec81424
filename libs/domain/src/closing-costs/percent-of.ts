import { assertCents, type Cents } from '../money/index.js';

const millionths = 1_000_000n;

/** `percent` (at most six decimals, 0.5 is half a percent) of an amount, rounded half up to the cent. */
export function percentOf(amount: Cents, percent: number): Cents {
  const scaled = BigInt(Math.round(percent * Number(millionths)));
  const divisor = 100n * millionths;
  return assertCents(Number((BigInt(amount) * scaled * 2n + divisor) / (2n * divisor)));
}
