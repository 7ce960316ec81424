/** The density of the standard normal distribution. */
export const normalDensity = (z: number): number => Math.exp(-(z * z) / 2) * 0.398_942_280_401_432_7;

/** The share of the standard normal distribution under z, whose density there is `bell`, to 7 digits: Abramowitz and Stegun, 26.2.17. */
export function shareUnderBell(z: number, bell: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const series =
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const over = bell * series;
  return z < 0 ? over : 1 - over;
}
