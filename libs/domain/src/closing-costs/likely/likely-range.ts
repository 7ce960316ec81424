import type { Cents } from '../../money/index.js';
import type { LikelyGroup } from './groups.js';

/**
 * One group's distance from its typical amount: half of the outcomes lie below, half above, each side the rarer the
 * further away, in a straight line to nothing at its end. The first four moments about the typical amount.
 */
function momentsOf({ belowCents: below, aboveCents: above }: LikelyGroup) {
  return {
    first: (above - below) / 6,
    second: (above ** 2 + below ** 2) / 12,
    third: (above ** 3 - below ** 3) / 20,
    fourth: (above ** 4 + below ** 4) / 30,
  };
}

type Cumulants = Readonly<{ mean: number; variance: number; third: number; fourth: number }>;

function cumulantsOf(group: LikelyGroup): Cumulants {
  const { first, second, third, fourth } = momentsOf(group);
  const variance = second - first ** 2;
  const central3 = third - 3 * first * second + 2 * first ** 3;
  const central4 = fourth - 4 * first * third + 6 * first ** 2 * second - 3 * first ** 4;
  return { mean: first, variance, third: central3, fourth: central4 - 3 * variance ** 2 };
}

const none: Cumulants = { mean: 0, variance: 0, third: 0, fourth: 0 };

/** Independent groups: the cumulants of their sum are the sums of theirs. */
const together = (groups: readonly LikelyGroup[]): Cumulants =>
  groups.map(cumulantsOf).reduce(
    (sum, one) => ({
      mean: sum.mean + one.mean,
      variance: sum.variance + one.variance,
      third: sum.third + one.third,
      fourth: sum.fourth + one.fourth,
    }),
    none,
  );

/** Of a standard normal distribution, under which one in ten lies, and over which another. */
const tenthQuantile = 1.281_551_565_545;

/** The quantile by the expansion of Cornish and Fisher (1938) to the fourth cumulant. */
function quantile({ mean, variance, third, fourth }: Cumulants, z: number): number {
  const deviation = Math.sqrt(variance);
  if (deviation === 0) return mean;
  const skewness = third / deviation ** 3;
  const excess = fourth / variance ** 2;
  return (
    mean +
    deviation *
      (z +
        ((z ** 2 - 1) * skewness) / 6 +
        ((z ** 3 - 3 * z) * excess) / 24 -
        ((2 * z ** 3 - 5 * z) * skewness ** 2) / 36)
  );
}

/** Around the sum of the typical amounts, the amounts between which 8 of 10 outcomes lie; 1 of 10 on either side. */
export function likelyRange(
  typicalCents: Cents,
  groups: readonly LikelyGroup[],
): Readonly<{ lowCents: Cents; highCents: Cents }> {
  const sum = together(groups);
  const least = groups.reduce((below, group) => below - group.belowCents, 0);
  const most = groups.reduce((above, group) => above + group.aboveCents, 0);
  return {
    lowCents: typicalCents + Math.round(Math.max(least, quantile(sum, -tenthQuantile))),
    highCents: typicalCents + Math.round(Math.min(most, quantile(sum, tenthQuantile))),
  };
}
