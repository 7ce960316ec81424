/** An exact number as a quotient of two integers; `d` is positive. */
export type Fraction = Readonly<{ n: bigint; d: bigint }>;

/** The number as written in JSON, so that 0.0037 is exactly 37/10,000. */
export function written(number: number): Fraction {
  const [digits = '0', exponent = '0'] = String(number).split('e');
  const [whole = '0', part = ''] = digits.split('.');
  const shift = BigInt(Number(exponent) - part.length);
  const n = BigInt(whole + part);
  return shift < 0n ? { n, d: 10n ** -shift } : { n: n * 10n ** shift, d: 1n };
}

export const whole = (n: bigint): Fraction => ({ n, d: 1n });
export const zero = whole(0n);
export const plus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d + b.n * a.d, d: a.d * b.d });
export const minus = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d - b.n * a.d, d: a.d * b.d });
export const times = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.n, d: a.d * b.d });
export const over = (a: Fraction, b: Fraction): Fraction => ({ n: a.n * b.d, d: a.d * b.n });
export const isUnder = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;
export const isAtMost = (a: Fraction, b: Fraction): boolean => !isUnder(b, a);
export const smaller = (a: Fraction, b: Fraction): Fraction => (isUnder(b, a) ? b : a);
export const larger = (a: Fraction, b: Fraction): Fraction => (isUnder(a, b) ? b : a);

const down = ({ n, d }: Fraction): bigint => (n < 0n ? -((-n + d - 1n) / d) : n / d);
const up = (a: Fraction): bigint => -down({ n: -a.n, d: a.d });

const modes = {
  up,
  'half-up': (a: Fraction): bigint => down(plus(a, { n: 1n, d: 2n })),
  'nearest-half-down': (a: Fraction): bigint => up(minus(a, { n: 1n, d: 2n })),
};
export type RoundingMode = keyof typeof modes;

/** Rounds to a multiple of `step`. */
export const toMultiple = (a: Fraction, step: Fraction, mode: RoundingMode): Fraction =>
  times(whole(modes[mode](over(a, step))), step);

/** Dollars as whole cents, rounded half up. */
export const centsOf = (dollars: Fraction): bigint => modes['half-up'](times(dollars, whole(100n)));
export const dollarsOf = (cents: bigint): Fraction => ({ n: cents, d: 100n });
