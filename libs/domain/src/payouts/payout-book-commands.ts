import type { RecordedActor } from '../actor/index.js';
import type { Cents } from '../money/index.js';
import type { Payee } from '../payee/index.js';
import type { PayoutLine } from './payout-events.js';
import type { LineChange } from './draw-lines.js';

/**
 * The person who acts on a run. `by` is recorded; `alias` is another name under which the same person may be recorded:
 * an admin's username, or the admin with an operator's declared username; null without one.
 */
export type RunActor = Readonly<{ by: RecordedActor; alias: string | null }>;

type LineCommandOf<Type extends string, More extends object = object> = Readonly<
  { type: Type; runId: string; payee: Payee } & More
>;

/** `asOf` (ISO UTC): the current time; the lines come from the ledger as of then. */
export type PrepareRun = Readonly<{
  type: 'PrepareRun';
  month: string;
  asOf: string;
  provider: string;
  holdDays: number;
  minimumCents: Cents;
  preparedBy: RecordedActor;
  lines: readonly PayoutLine[];
}>;

/**
 * `changed`: the lines that would be drawn differently now, `who` being the payee's label. `onePersonMay`: the approver
 * may also have prepared the run.
 */
export type ApproveRun = Readonly<{
  type: 'ApproveRun';
  runId: string;
  approver: RunActor;
  onePersonMay: boolean;
  changed: readonly Readonly<{ who: string; change: LineChange }>[];
}>;

/** Repeated by the same actor, it changes nothing. */
export type StartExecution = Readonly<{
  type: 'StartExecution';
  runId: string;
  executor: RunActor;
  onePersonMay: boolean;
}>;

export type CancelRun = Readonly<{
  type: 'CancelRun';
  runId: string;
  cancelledBy: RecordedActor;
  reason: string;
}>;

/** Ends a run whose unpaid lines were refused or held; they remain owed. */
export type CloseRun = Readonly<{ type: 'CloseRun'; runId: string; closedBy: RecordedActor; reason: string }>;

/** The progress of one line, from the provider's response or from a comparison with its transfers. */
export type LineCommand =
  | LineCommandOf<'RequestTransfer'>
  | LineCommandOf<'HoldTransfer', { reasonCode: string; until: string | null }>
  | LineCommandOf<'SettleTransfer', { transferId: string; amountCents: Cents }>
  | LineCommandOf<'FailTransfer', { reasonCode: string }>
  | LineCommandOf<'RecordReversal', { transferId: string; reversedCents: Cents }>;

export type PayoutCommand = PrepareRun | ApproveRun | StartExecution | CancelRun | CloseRun | LineCommand;
