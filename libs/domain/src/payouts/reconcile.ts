import type { Cents } from '../money/index.js';
import { payeeKey, type Payee } from '../payee/index.js';
import type { LineCommand } from './payout-book-commands.js';
import type { PayoutBookState, PayoutRun, RunLine } from './payout-book-state.js';

/** A transfer as the provider states it; `group` is that of a run, `payee` null when it was not made by us. */
export type StatedTransfer = Readonly<{
  transferId: string;
  accountId: string;
  amountCents: Cents;
  reversedCents: Cents;
  group: string | null;
  payee: Payee | null;
}>;

/**
 * Where our record and the provider differ: they paid what we have no record of, or we have a record of what they did
 * not pay. `record` is what is to be recorded where only that is missing; else somebody has to look.
 */
export type PayoutDifference = Readonly<{
  kind:
    | 'transfer-not-recorded'
    | 'transfer-unknown'
    | 'transfer-missing'
    | 'transfer-differs'
    | 'paid-again'
    | 'reversal-not-recorded'
    | 'reversal-missing';
  runId: string | null;
  payee: Payee | null;
  transferId: string;
  /** What is in our record, and what the provider states. */
  recordedCents: Cents;
  statedCents: Cents;
  record: LineCommand | null;
}>;

/** The differences, those of the provider's transfers first. Transfers of others than us are passed over. */
export function differencesBetween(
  { runs }: Pick<PayoutBookState, 'runs'>,
  transfers: readonly StatedTransfer[],
): PayoutDifference[] {
  const taken = new Set<string>();
  const seen = new Set<string>();
  const stated = [...transfers]
    // What we have recorded is the line's own, whatever else was paid for it.
    .sort((left, right) => Number(isRecorded(runs, right)) - Number(isRecorded(runs, left)))
    .flatMap((transfer) => {
      seen.add(transfer.transferId);
      return ofTransfer(runs, transfer, taken);
    });
  return [...stated, ...[...runs.values()].flatMap((run) => missing(run, seen))];
}

type Runs = PayoutBookState['runs'];

const lineIn = (runs: Runs, { group, payee }: StatedTransfer): RunLine | null =>
  (group !== null && payee !== null && runs.get(group)?.linesOf.get(payeeKey(payee))) || null;

function isRecorded(runs: Runs, transfer: StatedTransfer): boolean {
  const line = lineIn(runs, transfer);
  return line?.status === 'paid' && line.transferId === transfer.transferId;
}

function ofTransfer(runs: Runs, transfer: StatedTransfer, taken: Set<string>): PayoutDifference[] {
  const { transferId, group, payee, amountCents, reversedCents, accountId } = transfer;
  const run = group === null ? undefined : runs.get(group);
  if (!run && payee === null) return [];
  const base = { runId: group, payee, transferId, recordedCents: 0, statedCents: amountCents, record: null };
  const line = lineIn(runs, transfer);
  if (!run || !line || payee === null || line.status === 'not-paid')
    return [{ ...base, kind: 'transfer-unknown' }];
  const place = `${run.runId}/${payeeKey(payee)}`;
  if (taken.has(place)) return [{ ...base, kind: 'paid-again', recordedCents: line.payCents }];
  taken.add(place);
  if (amountCents !== line.payCents || accountId !== line.accountId)
    return [{ ...base, kind: 'transfer-differs', recordedCents: line.payCents }];
  const of = { runId: run.runId, payee, transferId };
  if (line.status !== 'paid') {
    const mayBeRecorded = run.status !== 'prepared' && run.status !== 'cancelled';
    const record = mayBeRecorded ? ({ type: 'SettleTransfer', ...of, amountCents } as const) : null;
    const reversal = reversedCents > 0 && mayBeRecorded ? [notReversed(of, 0, reversedCents)] : [];
    return [{ ...base, kind: 'transfer-not-recorded', record }, ...reversal];
  }
  if (line.transferId !== transferId) return [{ ...base, kind: 'paid-again', recordedCents: line.payCents }];
  if (reversedCents > line.reversedCents) return [notReversed(of, line.reversedCents, reversedCents)];
  if (reversedCents === line.reversedCents) return [];
  return [
    { ...base, kind: 'reversal-missing', recordedCents: line.reversedCents, statedCents: reversedCents },
  ];
}

const notReversed = (
  of: Readonly<{ runId: string; payee: Payee; transferId: string }>,
  recordedCents: Cents,
  reversedCents: Cents,
): PayoutDifference => ({
  ...of,
  kind: 'reversal-not-recorded',
  recordedCents,
  statedCents: reversedCents,
  record: { type: 'StateReversal', ...of, reversedCents },
});

const missing = ({ runId, linesOf }: PayoutRun, seen: ReadonlySet<string>): PayoutDifference[] =>
  [...linesOf.values()].flatMap((line): PayoutDifference[] => {
    if (line.status !== 'paid' || seen.has(line.transferId)) return [];
    const { payee, transferId, payCents } = line;
    return [
      {
        kind: 'transfer-missing',
        runId,
        payee,
        transferId,
        recordedCents: payCents,
        statedCents: 0,
        record: null,
      },
    ];
  });
