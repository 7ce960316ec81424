import { monthBefore } from '../../calendar/index.js';
import type { Cents } from '../../money/index.js';
import { drawLine, type PayeeOwed } from '../draw-lines.js';
import { isOpen } from '../payout-book-state.js';
import type { NotPaidReason } from '../payout-events.js';
import { preparedFrom, type PayoutTerms } from '../payout-schedule.js';
import type { OwnLine } from './own-line.js';
import { payoutProblem, type PayoutProblem, type RefusalMeaning } from './payout-problem.js';

/** Why nothing is paid though enough was earned. */
export type PayoutBlock = Exclude<NotPaidReason, 'below-minimum' | 'within-hold' | 'negative'>;

/**
 * The payout to come, for what was earned up to the end of `month`. `from` is the ISO date of its run; `laterCents` are
 * still within the hold and left to a later one.
 */
export type NextPayout =
  | Readonly<{ status: 'expected'; month: string; from: string; amountCents: Cents; laterCents: Cents }>
  | Readonly<{ status: 'blocked'; month: string; from: string; amountCents: Cents; reason: PayoutBlock }>
  | Readonly<{ status: 'below-minimum'; lackingCents: Cents }>
  | Readonly<{ status: 'negative'; owedCents: Cents }>
  | Readonly<{ status: 'prepared' | 'being-paid'; month: string; amountCents: Cents }>
  | Readonly<{ status: 'refused' | 'held'; month: string; amountCents: Cents; problem: PayoutProblem }>;

/** What the next payout of a payee follows from. */
export type PayoutProspect = Readonly<{
  /** `withinHoldCents` is what of the balance comes from sales of the month of `today`. */
  owed: PayeeOwed;
  /** The payee's lines of all runs, the newest first. */
  lines: readonly OwnLine[];
  /** Whether the month before that of `today` has a run that was not cancelled. */
  lastMonthHasRun: boolean;
  /** ISO date. */
  today: string;
  minimumCents: Cents;
  terms: PayoutTerms;
  meaningOf: RefusalMeaning;
}>;

/** By the open run where the payee stands in one, else by the schedule and the rules of a run. */
export function nextPayout(prospect: PayoutProspect): NextPayout {
  const inRun = prospect.lines.find(({ runStatus, status }) => isOpen(runStatus) && status !== 'paid');
  if (inRun) return ofOpenRun(inRun, prospect.meaningOf);
  const { owed, today, lastMonthHasRun } = prospect;
  const [lastMonth, thisMonth] = [monthBefore(today), today.slice(0, 7)];
  const sooner = lastMonthHasRun ? null : ofMonth(lastMonth, owed, prospect);
  return sooner ?? ofMonth(thisMonth, { ...owed, withinHoldCents: 0 }, prospect)!;
}

function ofOpenRun(line: OwnLine, meaningOf: RefusalMeaning): NextPayout {
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

/** Null when the run of the month leaves the payee to a later one, since too much is within the hold. */
function ofMonth(
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
