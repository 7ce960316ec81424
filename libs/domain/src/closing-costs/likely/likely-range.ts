import type { Cents } from '../../money/index.js';
import type { LikelyGroup } from './groups.js';
import { normalDensity, shareUnderBell } from './normal.js';

/** Under the lower end lies 1 of 10 outcomes, over the upper end another. */
const tails = { low: 0.1, high: 0.9 } as const;

/**
 * A group's distance from its typical amount under which a share of the outcomes lies: half of them are below, half
 * above, each side the rarer the further away, in a straight line to nothing at its end.
 */
export function groupQuantile({ belowCents, aboveCents }: LikelyGroup, share: number): number {
  return share < 0.5
    ? -belowCents * (1 - Math.sqrt(2 * share))
    : aboveCents * (1 - Math.sqrt(2 * (1 - share)));
}

const cube = (value: number): number => value * value * value;

type Moments = Readonly<{ mean: number; variance: number; third: number }>;

/** The mean, the variance and the third central moment of a group's distance. */
function momentsOf({ belowCents: below, aboveCents: above }: LikelyGroup): Moments {
  const mean = (above - below) / 6;
  const second = (above * above + below * below) / 12;
  const third = (cube(above) - cube(below)) / 20;
  return { mean, variance: second - mean * mean, third: third - 3 * mean * second + 2 * cube(mean) };
}

/** Of independent groups, each moment of the sum is the sum of theirs. */
function together(groups: readonly LikelyGroup[]): Moments {
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

/** So many outcomes of the widest group, of equal share, stand for all of its outcomes. */
const outcomes = 16;

/** How far half of the outcomes spread below the middle one, and the other half above it, as two halves of bells. */
type Halves = Readonly<{ middle: number; below: number; above: number }>;

/** Of half a bell: its mean and its third moment, for a deviation of 1. */
const half = { mean: Math.sqrt(2 / Math.PI), third: 2 * Math.sqrt(2 / Math.PI) } as const;

const halvings = 14;

/** Two halves of bells with these moments; by halving, for what the deviations differ by moves the third moment alone. */
function halvesOf({ mean, variance, third }: Moments): Halves {
  const of = (difference: number) => {
    const offset = (difference * half.mean) / 2;
    const second = variance + offset * offset;
    const sum = Math.sqrt(Math.max(0, 4 * second - difference * difference));
    const [below, above] = [Math.max(0, (sum - difference) / 2), Math.max(0, (sum + difference) / 2)];
    const raw = ((cube(above) - cube(below)) * half.third) / 2;
    return { offset, below, above, third: raw - 3 * offset * second + 2 * cube(offset) };
  };
  // Here one half has shrunk to nothing.
  const utmost = Math.sqrt(variance / (0.5 - (half.mean * half.mean) / 4));
  let [least, most] = [-utmost, utmost];
  for (let step = 0; step < halvings; step += 1) {
    const difference = (least + most) / 2;
    if (of(difference).third < third) least = difference;
    else most = difference;
  }
  const { offset, below, above } = of((least + most) / 2);
  return { middle: mean - offset, below: Math.max(below, 1e-9), above: Math.max(above, 1e-9) };
}

/** The widest group, outcome by outcome, and the sum of all others. */
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
    rest: together(groups.filter((group) => group !== widest)),
    least: groups.reduce((sum, { belowCents }) => sum - belowCents, 0),
    most: groups.reduce((sum, { aboveCents }) => sum + aboveCents, 0),
  };
}

const steps = 12;
/** Of a standard normal distribution, over which 1 of 10 outcomes lies. */
const tailOfBell = 1.28;
/** A twentieth of the point by which the interval may miss its share. */
const closeEnough = 0.000_5;

/** Where a share of the outcomes lies, by Newton's steps, kept within what is possible. */
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

/** The distances from the typical amount between which 8 of 10 outcomes lie. */
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

/** Around the sum of the typical amounts, the amounts between which 8 of 10 outcomes lie; 1 of 10 on either side. */
export function likelyRange(
  typicalCents: Cents,
  groups: readonly LikelyGroup[],
): Readonly<{ lowCents: Cents; highCents: Cents }> {
  const { low, high } = distances(groups.filter((group) => width(group) > 0));
  return { lowCents: typicalCents + Math.round(low), highCents: typicalCents + Math.round(high) };
}
