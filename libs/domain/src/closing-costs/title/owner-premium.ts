import { isInForce, placeScopeCovers } from '../applicability/index.js';
import { compare, decimal, dollars, multiply, toCents, type Decimal } from '../decimal/index.js';
import type { Cents } from '../../money/index.js';
import { oncePer } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import type { TitleRules, TitleSchedule } from '../rules/index.js';
import type { Workings } from '../workings/index.js';
import { premium } from './premium.js';

export type OwnerPremium = Readonly<{ cents: Cents; schedule: TitleSchedule | null; workings: Workings }>;

/** The schedule of the owner's policy for the place and the day; null where none is known. */
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

/** Whether the schedule is published for a policy of that amount. */
export const isKnownFor = ({ validFrom, validTo }: TitleSchedule, amount: Decimal): boolean =>
  (validFrom === null || compare(amount, validFrom) >= 0) &&
  (validTo === null || compare(amount, validTo) <= 0);

const quarter = decimal('0.25');

const usualPremiums = oncePer(({ typicalOwnerPremium }: TitleRules) =>
  typicalOwnerPremium.map(({ amount, premium: usual }) => ({ at: toCents(amount), cents: toCents(usual) })),
);

function interpolated(rules: TitleRules, amountCents: Cents): Cents {
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

/** The premium for an amount by the schedule or, without one, between the usual ones. */
export const premiumOf = (schedule: TitleSchedule | null, rules: TitleRules, amountCents: Cents): Cents =>
  schedule ? toCents(premium(schedule, dollars(amountCents))) : interpolated(rules, amountCents);

/** The owner's premium: by the state's or an insurer's schedule, else between the usual ones. */
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
