import type { DomainEvent } from '../events/index.js';
import type { Cents } from '../money/index.js';
import type { Payee } from '../payee/index.js';

/** Why a payee with a balance is not paid by a run. */
export type NotPaidReason =
  | 'below-minimum'
  | 'within-hold'
  | 'sale-disputed'
  | 'negative'
  | 'inactive'
  | 'link-never-opened'
  | 'not-onboarded'
  | 'account-restricted'
  | 'recently-changed';

/**
 * A payee of a run: what the books held for them, what of it is within the hold or belongs to sales under an open
 * dispute, and what is paid. `accountId` is the provider's, null without one; `heldUntil` (ISO UTC) is the end of the
 * hold after a change of address or account, null without one; `reason` is null for payees who are paid.
 */
export type PayoutLine = Readonly<{
  payee: Payee;
  balanceCents: Cents;
  withinHoldCents: Cents;
  disputedCents: Cents;
  payCents: Cents;
  accountId: string | null;
  heldUntil: string | null;
  reason: NotPaidReason | null;
}>;

type Run<More extends object = object> = Readonly<{ runId: string } & More>;
type Line<More extends object = object> = Run<{ payee: Payee } & More>;

/**
 * Lines of a run that is being prepared; a run of many payees has several of these, since an append holds a megabyte.
 * They count once `PayoutRunPrepared` has followed; `part` counts from 1, and 1 takes the place of what was drawn before.
 */
export type PayoutLinesDrawn = DomainEvent<'PayoutLinesDrawn', Run<{ part: number; lines: PayoutLine[] }>>;

/**
 * A run was prepared: for what was earned up to the end of `month` (`YYYY-MM`, UTC), by the books as they were at
 * `asOf` (ISO UTC, excluded). `lines` and `payCents` count and add up its lines and what is paid.
 */
export type PayoutRunPrepared = DomainEvent<
  'PayoutRunPrepared',
  Run<{
    month: string;
    asOf: string;
    provider: string;
    currency: 'usd';
    holdDays: number;
    minimumCents: Cents;
    preparedBy: string;
    lines: number;
    paidLines: number;
    payCents: Cents;
  }>
>;

/** `approvedBy` is the operator or admin who has looked at it. */
export type PayoutRunApproved = DomainEvent<'PayoutRunApproved', Run<{ approvedBy: string }>>;

/**
 * `executedBy` is the operator who has the provider pay the run. Recorded once for each of them, before the first line is
 * asked for; runs from before this fact was known have none.
 */
export type PayoutExecutionStarted = DomainEvent<'PayoutExecutionStarted', Run<{ executedBy: string }>>;

/** Nothing of the run was paid, and nothing will be. */
export type PayoutRunCancelled = DomainEvent<
  'PayoutRunCancelled',
  Run<{ cancelledBy: string; reason: string }>
>;

/**
 * The provider is asked to pay a line, in its `attempt`-th try, with `idempotencyKey`. Until it has answered the amount
 * is in transit.
 */
export type TransferRequested = DomainEvent<
  'TransferRequested',
  Line<{ payCents: Cents; accountId: string; attempt: number; idempotencyKey: string }>
>;

/** The provider has paid the line. */
export type TransferSucceeded = DomainEvent<
  'TransferSucceeded',
  Line<{ payCents: Cents; transferId: string }>
>;

/** The provider has refused the line, for good in this try: nothing was paid, the amount is the payee's again. */
export type TransferFailed = DomainEvent<
  'TransferFailed',
  Line<{ payCents: Cents; reasonCode: string; attempt: number }>
>;

/**
 * A line is not asked for as long as this holds: the payee or the balance is not as it was when it was approved.
 * `until` (ISO UTC) is the end of a hold that ends by itself, null for any other.
 */
export type TransferHeld = DomainEvent<'TransferHeld', Line<{ reasonCode: string; until: string | null }>>;

/** Money of a paid line came back from the payee: `reversedCents` is all that came back of it by now. */
export type TransferReversed = DomainEvent<
  'TransferReversed',
  Line<{ transferId: string; changeCents: Cents; reversedCents: Cents }>
>;

/**
 * No line of the run is open any more: each is paid, or `unpaidLines` were given up for this run and stay owed. Then
 * `closed` says by whom and why; else it is null.
 */
export type PayoutRunCompleted = DomainEvent<
  'PayoutRunCompleted',
  Run<{
    paidLines: number;
    paidCents: Cents;
    unpaidLines: number;
    closed: { by: string; reason: string } | null;
  }>
>;

/** Every fact of the `payout-book` stream. */
export type PayoutEvent =
  | PayoutLinesDrawn
  | PayoutRunPrepared
  | PayoutRunApproved
  | PayoutExecutionStarted
  | PayoutRunCancelled
  | TransferRequested
  | TransferSucceeded
  | TransferFailed
  | TransferHeld
  | TransferReversed
  | PayoutRunCompleted;

/** The one stream of all payout runs, which keeps them apart. */
export const payoutBookStream = 'payout-book';
