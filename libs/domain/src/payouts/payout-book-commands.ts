import type { RecordedActor } from '../actor/index.js';
import type { Cents } from '../money/index.js';
import type { Payee } from '../payee/index.js';
import type { PayoutLine } from './payout-events.js';
import type { LineChange } from './line-change.js';

/**
 * Who acts on a run. `by` is recorded; `alias` is the other name under which the same person may be on record: the
 * username of an admin, or the admin whose username an operator declares. Null without one.
 */
export type RunActor = Readonly<{ by: RecordedActor; alias: string | null }>;

type OfLine<Type extends string, More extends object = object> = Readonly<
  { type: Type; runId: string; payee: Payee } & More
>;

/** `asOf` (ISO UTC) is now, up to which the books were read for the lines. */
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
 * `changed` are the lines that would be drawn otherwise now, with the payee as people call them; `onePersonMay`: nobody
 * has to prove to be a second person.
 */
export type ApproveRun = Readonly<{
  type: 'ApproveRun';
  runId: string;
  approver: RunActor;
  onePersonMay: boolean;
  changed: readonly Readonly<{ who: string; change: LineChange }>[];
}>;

/** The run is about to be executed by this actor; said again by the same one, it changes nothing. */
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

/** Ends a run whose unpaid lines were refused or held; these stay owed. */
export type CloseRun = Readonly<{ type: 'CloseRun'; runId: string; closedBy: RecordedActor; reason: string }>;

/** What the provider has answered, or what is found at the provider, of one line. */
export type LineCommand =
  | OfLine<'RequestTransfer'>
  | OfLine<'HoldTransfer', { reasonCode: string; until: string | null }>
  | OfLine<'SettleTransfer', { transferId: string; amountCents: Cents }>
  | OfLine<'FailTransfer', { reasonCode: string }>
  | OfLine<'StateReversal', { transferId: string; reversedCents: Cents }>;

export type PayoutCommand = PrepareRun | ApproveRun | StartExecution | CancelRun | CloseRun | LineCommand;
