/** The density of the standard normal distribution. */
export const normalDensity = (z: number): number => Math.exp(-(z ** 2) / 2) / Math.sqrt(2 * Math.PI);

/** The share of the standard normal distribution under z, to 8 digits: Abramowitz and Stegun, 26.2.17. */
export function normalShareUnder(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const series =
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const over = normalDensity(z) * series;
  return z < 0 ? over : 1 - over;
}
