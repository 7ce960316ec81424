import { isInForce, placeScopeCovers } from '../applicability/index.js';
import {
  compare,
  decimal,
  dollars,
  multiply,
  toCents,
  writeDollars,
  type Decimal,
} from '../decimal/index.js';
import { formatCents, type Cents } from '../../money/index.js';
import { oncePer } from '../once-per.js';
import type { Purchase } from '../purchase.js';
import type { TitleRules, TitleSchedule } from '../rules/index.js';
import { premium } from './premium.js';

export type OwnerPremium = Readonly<{ cents: Cents; schedule: TitleSchedule | null; workings: string }>;

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

const bounds = ({ validFrom, validTo }: TitleSchedule): string =>
  [validFrom && `from ${writeDollars(validFrom)}`, validTo && `to ${writeDollars(validTo)}`]
    .filter(Boolean)
    .join(' ');

function workingsOf(schedule: TitleSchedule, amount: Decimal, cents: Cents): string {
  const premiumText = formatCents(cents);
  if (isKnownFor(schedule, amount)) return `${writeDollars(amount)} by rate schedule = ${premiumText}`;
  const known = `a rate schedule that is known only ${bounds(schedule)}`;
  return `${writeDollars(amount)} by ${known}, about ${premiumText}`;
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
  const cents = premiumOf(schedule, rules, purchase.ownerPolicyCents);
  const amount = dollars(purchase.ownerPolicyCents);
  if (schedule) return { cents, schedule, workings: workingsOf(schedule, amount, cents) };
  const none = rules.schedules.length > 0 ? ` (no rate schedule is known for ${purchase.closingDate})` : '';
  const about = `between usual premiums${none}, about ${formatCents(cents)}`;
  return { cents, schedule, workings: `${writeDollars(amount)}: ${about}` };
}
