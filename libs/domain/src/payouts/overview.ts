import type { Cents } from '../money/index.js';
import { type RunStatus, isOpen } from './payout-book-state.js';
import { monthBefore } from '../calendar/index.js';
import { drawLine, type PayeeOwed } from './draw-lines.js';
import type { NotPaidReason } from './payout-events.js';
import { preparedFrom, type PayoutTerms } from './payout-schedule.js';

/**
 * A payable line of a payee, with its run's status and the provider that pays it. `at` (ISO UTC) is when it was paid,
 * refused or held; `reversedCents` of it were returned.
 */
export type OwnLine = Readonly<{
  runId: string;
  month: string;
  runStatus: RunStatus;
  provider: string;
  payCents: Cents;
}> &
  (
    | Readonly<{ status: 'open' | 'requested' }>
    | Readonly<{ status: 'failed' | 'held'; at: string; reasonCode: string }>
    | Readonly<{ status: 'paid'; at: string; reversedCents: Cents }>
  );

/** Why a payout failed, as far as a payee can do something about it. */
export type PayoutProblem =
  | 'account-closed'
  | 'account-incomplete'
  | 'account-changed'
  | 'amount-changed'
  | 'inactive'
  | 'link-never-opened'
  | 'sale-disputed'
  | 'recently-changed'
  | 'ours'
  | 'other';

/** What a provider's code for a refused transfer means to the payee; null for an unknown code. */
export type RefusalMeaning = (provider: string, code: string) => PayoutProblem | null;

/** Our own reasons, found before a transfer is requested. */
const ownProblems: Readonly<Record<string, PayoutProblem>> = {
  'not-onboarded': 'account-incomplete',
  'account-restricted': 'account-incomplete',
  'account-changed': 'account-changed',
  'amount-changed': 'amount-changed',
  'below-minimum': 'amount-changed',
  'within-hold': 'amount-changed',
  negative: 'amount-changed',
  inactive: 'inactive',
  'link-never-opened': 'link-never-opened',
  'sale-disputed': 'sale-disputed',
  'recently-changed': 'recently-changed',
};

/** What the reason of a refused or held line means to the payee; `other` for an unknown code. */
export const payoutProblem = (
  { provider, reasonCode }: Readonly<{ provider: string; reasonCode: string }>,
  meaningOf: RefusalMeaning,
): PayoutProblem =>
  (Object.hasOwn(ownProblems, reasonCode) ? ownProblems[reasonCode] : meaningOf(provider, reasonCode)) ??
  'other';

/** The latest attempted payout, for earnings up to the end of `month`; `at` is ISO UTC. */
export type LastPayout = Readonly<{ month: string; amountCents: Cents; at: string }> &
  (
    | Readonly<{ status: 'paid'; cameBackCents: Cents }>
    | Readonly<{ status: 'refused' | 'held'; problem: PayoutProblem }>
  );

/** From a payee's lines, newest first; null without an attempt. A line of an open run belongs to the next payout. */
export function findLastPayout(lines: readonly OwnLine[], meaningOf: RefusalMeaning): LastPayout | null {
  for (const line of lines) {
    if (!('at' in line)) continue;
    const { month, payCents: amountCents, at } = line;
    if (line.status === 'paid')
      return { status: 'paid', month, amountCents, at, cameBackCents: line.reversedCents };
    if (line.runStatus !== 'completed') continue;
    const status = line.status === 'failed' ? 'refused' : 'held';
    return { status, month, amountCents, at, problem: payoutProblem(line, meaningOf) };
  }
  return null;
}

/** Why nothing is paid although the balance is large enough. */
export type PayoutBlock = Exclude<NotPaidReason, 'below-minimum' | 'within-hold' | 'negative'>;

/**
 * The next payout, for earnings up to the end of `month`. `from` is the ISO date of its run; `laterCents` are within the
 * hold and follow in a later run.
 */
export type NextPayout =
  | Readonly<{ status: 'expected'; month: string; from: string; amountCents: Cents; laterCents: Cents }>
  | Readonly<{ status: 'blocked'; month: string; from: string; amountCents: Cents; reason: PayoutBlock }>
  | Readonly<{ status: 'below-minimum'; lackingCents: Cents }>
  | Readonly<{ status: 'negative'; owedCents: Cents }>
  | Readonly<{ status: 'prepared' | 'being-paid'; month: string; amountCents: Cents }>
  | Readonly<{ status: 'refused' | 'held'; month: string; amountCents: Cents; problem: PayoutProblem }>;

export type PayoutProspect = Readonly<{
  /** `withinHoldCents`: the part of the balance from sales in the month of `today`. */
  owed: PayeeOwed;
  /** The payee's lines of all runs, newest first. */
  lines: readonly OwnLine[];
  /** Whether the month before `today` has a run that was not cancelled. */
  lastMonthHasRun: boolean;
  /** ISO date. */
  today: string;
  minimumCents: Cents;
  terms: PayoutTerms;
  meaningOf: RefusalMeaning;
}>;

/** From the payee's line in the open run, or else from the schedule and the rules of a run. */
export function findNextPayout(prospect: PayoutProspect): NextPayout {
  const inRun = prospect.lines.find(({ runStatus, status }) => isOpen(runStatus) && status !== 'paid');
  if (inRun) return payoutInRun(inRun, prospect.meaningOf);
  const { owed, today, lastMonthHasRun } = prospect;
  const [lastMonth, thisMonth] = [monthBefore(today), today.slice(0, 7)];
  const lastMonthPayout = lastMonthHasRun ? null : payoutForMonth(lastMonth, owed, prospect);
  return lastMonthPayout ?? payoutForMonth(thisMonth, { ...owed, withinHoldCents: 0 }, prospect)!;
}

function payoutInRun(line: OwnLine, meaningOf: RefusalMeaning): NextPayout {
  const { month, payCents: amountCents } = line;
  switch (line.status) {
    case 'failed':
      return { status: 'refused', month, amountCents, problem: payoutProblem(line, meaningOf) };
    case 'held':
      return { status: 'held', month, amountCents, problem: payoutProblem(line, meaningOf) };
    default:
      return { status: line.runStatus === 'prepared' ? 'prepared' : 'being-paid', month, amountCents };
  }
}

/** Null if too much of the balance is within the hold, so that a later run pays the payee. */
function payoutForMonth(
  month: string,
  owed: PayeeOwed,
  { today, minimumCents, terms }: PayoutProspect,
): NextPayout | null {
  const { balanceCents, withinHoldCents: laterCents, disputedCents } = owed;
  const planned = preparedFrom(month, terms);
  const from = planned < today ? today : planned;
  const heldUntil = owed.heldUntil !== null && owed.heldUntil.slice(0, 10) < from ? null : owed.heldUntil;
  const { reason } = drawLine({ ...owed, heldUntil }, minimumCents);
  if (reason === 'within-hold') return null;
  if (reason === 'negative') return { status: 'negative', owedCents: -balanceCents };
  if (reason === 'below-minimum')
    return { status: 'below-minimum', lackingCents: minimumCents - balanceCents };
  const amountCents = balanceCents - laterCents - disputedCents;
  return reason === null
    ? { status: 'expected', month, from, amountCents, laterCents }
    : { status: 'blocked', month, from, amountCents, reason };
}
