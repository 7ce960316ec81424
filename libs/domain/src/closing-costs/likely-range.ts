import type { Cents } from '../money/index.js';
import type { FeeLine } from './estimate.js';
import { isPaidAtClosing } from './paid-by.js';

/** 1 of 10 outcomes is below the lower end, and 1 of 10 above the upper end. */
const tails = { low: 0.1, high: 0.9 } as const;

/**
 * The distance from a group's typical amount below which a share of outcomes falls. Half are below and half above; each
 * side's density falls linearly to zero at its end.
 */
function groupQuantile({ belowCents, aboveCents }: LikelyGroup, share: number): number {
  return share < 0.5
    ? -belowCents * (1 - Math.sqrt(2 * share))
    : aboveCents * (1 - Math.sqrt(2 * (1 - share)));
}

const cube = (value: number): number => value * value * value;

type Moments = Readonly<{ mean: number; variance: number; third: number }>;

/** Mean, variance and third central moment of a group's distance. */
function momentsOf({ belowCents: below, aboveCents: above }: LikelyGroup): Moments {
  const mean = (above - below) / 6;
  const second = (above * above + below * below) / 12;
  const third = (cube(above) - cube(below)) / 20;
  return { mean, variance: second - mean * mean, third: third - 3 * mean * second + 2 * cube(mean) };
}

/** Independent groups: each moment of the sum is the sum of theirs. */
function sumMoments(groups: readonly LikelyGroup[]): Moments {
  let [mean, variance, third] = [0, 0, 0];
  for (const group of groups) {
    const one = momentsOf(group);
    mean += one.mean;
    variance += one.variance;
    third += one.third;
  }
  return { mean, variance, third };
}

const width = ({ belowCents, aboveCents }: LikelyGroup): number => belowCents + aboveCents;

/** The widest group is represented by this many equally likely outcomes. */
const outcomes = 16;

/** A split normal distribution: the spread of the lower half and of the upper half around the middle. */
type Halves = Readonly<{ middle: number; below: number; above: number }>;

/** Mean and third moment of a half-normal distribution with deviation 1. */
const halfNormal = { mean: Math.sqrt(2 / Math.PI), third: 2 * Math.sqrt(2 / Math.PI) } as const;

const halvings = 14;

/** The split normal with these moments, by bisection: the difference of the deviations alone moves the third moment. */
function halvesOf({ mean, variance, third }: Moments): Halves {
  const halvesAt = (difference: number) => {
    const offset = (difference * halfNormal.mean) / 2;
    const second = variance + offset * offset;
    const sum = Math.sqrt(Math.max(0, 4 * second - difference * difference));
    const [below, above] = [Math.max(0, (sum - difference) / 2), Math.max(0, (sum + difference) / 2)];
    const raw = ((cube(above) - cube(below)) * halfNormal.third) / 2;
    return { offset, below, above, third: raw - 3 * offset * second + 2 * cube(offset) };
  };
  // At this difference, one half has a deviation of zero.
  const largestDifference = Math.sqrt(variance / (0.5 - (halfNormal.mean * halfNormal.mean) / 4));
  let [least, most] = [-largestDifference, largestDifference];
  for (let step = 0; step < halvings; step += 1) {
    const difference = (least + most) / 2;
    if (halvesAt(difference).third < third) least = difference;
    else most = difference;
  }
  const { offset, below, above } = halvesAt((least + most) / 2);
  return { middle: mean - offset, below: Math.max(below, 1e-9), above: Math.max(above, 1e-9) };
}

/** Share of outcomes below a distance: the widest group outcome by outcome, plus the sum of all others. */
function shareUnder(
  limit: number,
  widest: readonly number[],
  { middle, below, above }: Halves,
): Readonly<{ share: number; density: number }> {
  let [share, density] = [0, 0];
  for (const outcome of widest) {
    const from = limit - outcome - middle;
    const deviation = from < 0 ? below : above;
    const z = from / deviation;
    const bell = normalDensity(z);
    share += shareUnderBell(z, bell);
    density += bell / deviation;
  }
  return { share: share / widest.length, density: density / widest.length };
}

type Sum = Readonly<{ widest: LikelyGroup; rest: Moments; least: number; most: number }>;

function sumOf(groups: readonly LikelyGroup[]): Sum | null {
  const [first, ...others] = groups;
  if (!first) return null;
  const widest = others.reduce((found, group) => (width(group) > width(found) ? group : found), first);
  return {
    widest,
    rest: sumMoments(groups.filter((group) => group !== widest)),
    least: groups.reduce((sum, { belowCents }) => sum - belowCents, 0),
    most: groups.reduce((sum, { aboveCents }) => sum + aboveCents, 0),
  };
}

const steps = 12;
/** 1 of 10 outcomes of a standard normal is above this. */
const tailOfBell = 1.28;
/** Tolerance on the share, 1/20 of a percentage point. */
const closeEnough = 0.000_5;

/** The distance below which a share of outcomes falls, by Newton's method within possible bounds. */
function limitOf(
  share: number,
  { widest, rest, ...bounds }: Sum,
  points: readonly number[],
  halves: Halves,
): number {
  let { least, most } = bounds;
  const { mean, variance } = momentsOf(widest);
  const ofBell = (share < 0.5 ? -1 : 1) * tailOfBell * Math.sqrt(variance + rest.variance);
  let limit = Math.min(most, Math.max(least, mean + rest.mean + ofBell));
  for (let step = 0; step < steps; step += 1) {
    const found = shareUnder(limit, points, halves);
    const off = found.share - share;
    if (Math.abs(off) < closeEnough) break;
    if (off > 0) most = limit;
    else least = limit;
    const next = limit - off / found.density;
    limit = next > least && next < most ? next : (least + most) / 2;
  }
  return limit;
}

/** The distances from the typical amount that hold 8 of 10 outcomes. */
function distances(groups: readonly LikelyGroup[]): Readonly<{ low: number; high: number }> {
  const sum = sumOf(groups);
  if (!sum) return { low: 0, high: 0 };
  const { widest, rest } = sum;
  if (rest.variance === 0)
    return { low: groupQuantile(widest, tails.low), high: groupQuantile(widest, tails.high) };
  const points: number[] = [];
  for (let index = 0; index < outcomes; index += 1)
    points.push(groupQuantile(widest, (index + 0.5) / outcomes));
  const halves = halvesOf(rest);
  return { low: limitOf(tails.low, sum, points, halves), high: limitOf(tails.high, sum, points, halves) };
}

/** The amounts around the typical sum that hold 8 of 10 outcomes, with 1 of 10 on either side. */
export function likelyRange(
  typicalCents: Cents,
  groups: readonly LikelyGroup[],
): Readonly<{ lowCents: Cents; highCents: Cents }> {
  const { low, high } = distances(groups.filter((group) => width(group) > 0));
  return { lowCents: typicalCents + Math.round(low), highCents: typicalCents + Math.round(high) };
}

/** Lines that rise and fall together. */
export type LikelyGroup = Readonly<{
  /** How far their sum can be below and above its typical amount. */
  belowCents: Cents;
  aboveCents: Cents;
}>;

/** Kinds that depend on the same bill: one yearly tax, one premium. */
const sameBill: Readonly<Record<string, string>> = {
  'fee.property_tax_prepaid': 'property-tax',
  'fee.escrow_tax': 'property-tax',
  'fee.hoi_premium': 'insurance',
  'fee.escrow_insurance': 'insurance',
};

const groupOf = ({ key, kind }: Pick<FeeLine, 'key' | 'kind'>): string => sameBill[key] ?? kind;

/** A line with a typical amount of zero: its high end applies only to purchases where it occurs at all. */
const arisesInSome = ({ range }: FeeLine): boolean => range.typicalCents === 0;

/** Groups the lines at closing by kind. Exact lines and those that only occur in some purchases are in no group. */
export function likelyGroups(lines: readonly FeeLine[]): readonly LikelyGroup[] {
  const groups = new Map<string, { belowCents: Cents; aboveCents: Cents }>();
  for (const line of lines) {
    const { lowCents, typicalCents, highCents } = line.range;
    if (line.exact || lowCents === highCents || arisesInSome(line) || !isPaidAtClosing(line)) continue;
    const name = groupOf(line);
    const group = groups.get(name);
    if (group) {
      group.belowCents += typicalCents - lowCents;
      group.aboveCents += highCents - typicalCents;
    } else groups.set(name, { belowCents: typicalCents - lowCents, aboveCents: highCents - typicalCents });
  }
  return [...groups.values()];
}

/** Standard normal density. */
export const normalDensity = (z: number): number => Math.exp(-(z * z) / 2) * 0.398_942_280_401_432_7;

/**
 * Standard normal distribution function at z, given its density `bell`, to 7 digits: Abramowitz and Stegun, 26.2.17.
 */
export function shareUnderBell(z: number, bell: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const series =
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  const over = bell * series;
  return z < 0 ? over : 1 - over;
}

/** In half of all cases, the cheapest of three quotes is below this share of all quotes. */
const underCheapestOfThree = 1 - Math.cbrt(0.5);

/**
 * Savings from comparing quotes: low is the median saving of the cheapest of three, high goes down to the low end.
 * Quotes are distributed like a group's outcomes (docs/ranges.md).
 */
export function savingByQuotes({ lowCents, typicalCents }: { lowCents: Cents; typicalCents: Cents }) {
  const highCents = Math.max(0, typicalCents - lowCents);
  const group = { belowCents: highCents, aboveCents: 0 };
  return { lowCents: Math.abs(Math.round(groupQuantile(group, underCheapestOfThree))), highCents };
}
