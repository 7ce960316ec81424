import { isInForce } from '../applicability/condition-holds.js';
import { placeScopeCovers } from '../applicability/place-scope-covers.js';
import {
  type Decimal,
  compare,
  decimal,
  dollars,
  multiply,
  toCents,
  add,
  excess,
  greater,
  lesser,
  one,
  sum,
  zero,
  roundTo,
} from '../decimal.js';
import type { Cents } from '../../money/index.js';
import { memoize } from '../memoize.js';
import type { Purchase } from '../purchase.js';
import type { TitleRules, TitleSchedule } from '../rules/index.js';
import type { Workings } from '../workings/step.js';

export type OwnerPremium = Readonly<{ cents: Cents; schedule: TitleSchedule | null; workings: Workings }>;

/** The owner's policy schedule for the place and date; null if unknown. */
function ownerSchedule({ schedules }: TitleRules, purchase: Purchase): TitleSchedule | null {
  const candidates = schedules.filter(
    (schedule) =>
      schedule.policy === 'owner' &&
      schedule.variant === 'standard' &&
      isInForce(schedule, purchase.closingDate) &&
      placeScopeCovers(schedule.appliesIn, purchase),
  );
  return candidates.find((schedule) => schedule.default) ?? candidates[0] ?? null;
}

function workingsOf(schedule: TitleSchedule, policyCents: Cents, cents: Cents): Workings {
  if (isKnownFor(schedule, dollars(policyCents)))
    return [
      { kind: 'rate-schedule', policyCents },
      { kind: 'result', cents },
    ];
  const { validFrom, validTo } = schedule;
  return [
    {
      kind: 'rate-schedule-exceeded',
      policyCents,
      fromCents: validFrom && toCents(validFrom),
      toCents: validTo && toCents(validTo),
    },
    { kind: 'result-about', cents },
  ];
}

/** Whether the published schedule covers this policy amount. */
export const isKnownFor = ({ validFrom, validTo }: TitleSchedule, amount: Decimal): boolean =>
  (validFrom === null || compare(amount, validFrom) >= 0) &&
  (validTo === null || compare(amount, validTo) <= 0);

const quarter = decimal('0.25');

const usualPremiums = memoize(({ typicalOwnerPremium }: TitleRules) =>
  typicalOwnerPremium.map(({ amount, premium: usual }) => ({ at: toCents(amount), cents: toCents(usual) })),
);

function interpolate(rules: TitleRules, amountCents: Cents): Cents {
  const points = usualPremiums(rules);
  const upper = Math.max(
    1,
    points.findIndex(({ at }) => amountCents <= at),
  );
  const index = amountCents > (points.at(-1)?.at ?? 0) ? points.length - 1 : upper;
  const [from, to] = [points[index - 1], points[index]];
  if (!from || !to) return 0;
  const rise = BigInt(to.cents - from.cents) * BigInt(amountCents - from.at);
  const cents = from.cents + Number(rise / BigInt(to.at - from.at));
  return Math.max(cents, toCents(multiply(dollars(points[0]?.cents ?? 0), quarter)));
}

/** The premium by the schedule, or between the usual ones without a schedule. */
export const premiumOf = (schedule: TitleSchedule | null, rules: TitleRules, amountCents: Cents): Cents =>
  schedule ? toCents(premium(schedule, dollars(amountCents))) : interpolate(rules, amountCents);

/** The owner's premium by the state's or an insurer's schedule, or between the usual ones. */
export function ownerPremium(rules: TitleRules, purchase: Purchase): OwnerPremium {
  const schedule = ownerSchedule(rules, purchase);
  const policyCents = purchase.ownerPolicyCents;
  const cents = premiumOf(schedule, rules, policyCents);
  if (schedule) return { cents, schedule, workings: workingsOf(schedule, policyCents, cents) };
  const noScheduleOn = rules.schedules.length > 0 ? purchase.closingDate : null;
  return {
    cents,
    schedule,
    workings: [
      { kind: 'usual-premiums', policyCents, noScheduleOn },
      { kind: 'result-about', cents },
    ],
  };
}

const thousandth = decimal('0.001');

function lookUp({ lookup }: TitleSchedule, amount: Decimal): Decimal | undefined {
  return lookup.find((row) => compare(amount, row.amount) <= 0)?.premium;
}

function marginalPremium(schedule: TitleSchedule, amount: Decimal): Decimal {
  const last = schedule.brackets.length - 1;
  const slices = schedule.brackets.map((bracket, index): Decimal => {
    const from = schedule.brackets[index - 1]?.upTo ?? zero;
    const slice = excess(
      bracket.upTo === null || index === last ? amount : lesser(amount, bracket.upTo),
      from,
    );
    if (compare(slice, zero) === 0) return zero;
    if (bracket.lookup) return lookUp(schedule, slice) ?? zero;
    if (bracket.flat) return bracket.flat;
    const step = schedule.sliceRoundUpTo;
    return multiply(
      multiply(step ? roundTo(slice, step, 'up') : slice, thousandth),
      bracket.perThousand ?? zero,
    );
  });
  return sum(slices);
}

function basePlusRate(schedule: TitleSchedule, amount: Decimal): Decimal {
  const row = lookUp(schedule, amount);
  if (row) return row;
  const bracket = schedule.brackets.find(({ upTo }) => upTo === null || compare(amount, upTo) <= 0);
  const part = multiply(excess(amount, bracket?.over ?? zero), bracket?.rate ?? zero);
  return add(bracket?.base ?? zero, roundTo(part, schedule.roundPartTo ?? one, 'half-up'));
}

/** The schedule's premium for a policy amount. */
function premium(schedule: TitleSchedule, policyAmount: Decimal): Decimal {
  const step = schedule.roundAmountUpTo;
  const amount = step ? roundTo(policyAmount, step, 'up') : policyAmount;
  const raw =
    schedule.method === 'lookup-then-base-plus-rate'
      ? basePlusRate(schedule, amount)
      : marginalPremium(schedule, amount);
  const scaled = schedule.multiplier ? multiply(raw, schedule.multiplier) : raw;
  const least = schedule.minimum ? greater(scaled, schedule.minimum) : scaled;
  return schedule.roundResult ? roundTo(least, schedule.roundResult.to, schedule.roundResult.mode) : least;
}
