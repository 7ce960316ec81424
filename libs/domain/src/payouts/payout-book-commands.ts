import type { Cents } from '../money/index.js';
import type { Payee } from '../payee/index.js';
import type { PayoutLine } from './payout-events.js';
import type { LineChange } from './line-change.js';

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
  preparedBy: string;
  lines: readonly PayoutLine[];
}>;

/** `changed` are the lines that would be drawn otherwise now, with the payee as people call them. */
export type ApproveRun = Readonly<{
  type: 'ApproveRun';
  runId: string;
  approvedBy: string;
  mayApproveOwn: boolean;
  changed: readonly Readonly<{ who: string; change: LineChange }>[];
}>;

/** The run is about to be executed by this operator; said again by the same one, it changes nothing. */
export type StartExecution = Readonly<{ type: 'StartExecution'; runId: string; executedBy: string }>;

export type CancelRun = Readonly<{ type: 'CancelRun'; runId: string; cancelledBy: string; reason: string }>;

/** Ends a run whose unpaid lines were refused or held; these stay owed. */
export type CloseRun = Readonly<{ type: 'CloseRun'; runId: string; closedBy: string; reason: string }>;

/** What the provider has answered, or what is found at the provider, of one line. */
export type LineCommand =
  | OfLine<'RequestTransfer'>
  | OfLine<'HoldTransfer', { reasonCode: string; until: string | null }>
  | OfLine<'SettleTransfer', { transferId: string; amountCents: Cents }>
  | OfLine<'FailTransfer', { reasonCode: string }>
  | OfLine<'StateReversal', { transferId: string; reversedCents: Cents }>;

export type PayoutCommand = PrepareRun | ApproveRun | StartExecution | CancelRun | CloseRun | LineCommand;
