import type { Cents } from '../money/index.js';
import { payeeKey, type Payee } from '../payee/index.js';
import type { LineCommand } from './payout-book-commands.js';
import { lineProvider, type PayoutBookState, type PayoutRun, type RunLine } from './payout-book-state.js';

/** A transfer as its provider reports it; `group` is the run's id, `payee` null if we did not make it. */
export type ProviderTransfer = Readonly<{
  provider: string;
  transferId: string;
  accountId: string;
  amountCents: Cents;
  reversedCents: Cents;
  group: string | null;
  payee: Payee | null;
}>;

/**
 * A difference between our record and a provider's: a transfer is missing on one side, or the amounts differ.
 * `record` is the command that resolves it; null if a person has to investigate.
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
  /** Amounts in our record and at the provider. */
  recordedCents: Cents;
  statedCents: Cents;
  record: LineCommand | null;
}>;

/**
 * The differences between runs and the transfers of these providers, those of transfers first. Skips transfers that are
 * not ours, and lines that another provider pays.
 */
export function findDifferences(
  { runs }: Pick<PayoutBookState, 'runs'>,
  transfers: readonly ProviderTransfer[],
  providers: ReadonlySet<string>,
): PayoutDifference[] {
  const matchedLines = new Set<string>();
  const seen = new Set<string>();
  const stated = [...transfers]
    // Recorded transfers come first, so that other transfers for the same line count as paid again.
    .sort((left, right) => Number(isRecorded(runs, right)) - Number(isRecorded(runs, left)))
    .flatMap((transfer) => {
      seen.add(transferIdentity(transfer));
      return compareTransfer(runs, transfer, matchedLines);
    });
  return [...stated, ...[...runs.values()].flatMap((run) => findMissing(run, seen, providers))];
}

type Runs = PayoutBookState['runs'];

/** Two providers may use the same id. */
const transferIdentity = ({
  provider,
  transferId,
}: Pick<ProviderTransfer, 'provider' | 'transferId'>): string => `${provider} ${transferId}`;

function lineIn(runs: Runs, { group, payee, provider }: ProviderTransfer): RunLine | null {
  const run = group === null ? undefined : runs.get(group);
  const line = payee && run?.linesOf.get(payeeKey(payee));
  return run && line && lineProvider(run, line) === provider ? line : null;
}

function isRecorded(runs: Runs, transfer: ProviderTransfer): boolean {
  const line = lineIn(runs, transfer);
  return line?.status === 'paid' && line.transferId === transfer.transferId;
}

function compareTransfer(
  runs: Runs,
  transfer: ProviderTransfer,
  matchedLines: Set<string>,
): PayoutDifference[] {
  const { transferId, group, payee, amountCents, reversedCents, accountId } = transfer;
  const run = group === null ? undefined : runs.get(group);
  if (!run && payee === null) return [];
  const base = { runId: group, payee, transferId, recordedCents: 0, statedCents: amountCents, record: null };
  const line = lineIn(runs, transfer);
  if (!run || !line || payee === null || line.status === 'not-paid')
    return [{ ...base, kind: 'transfer-unknown' }];
  const place = `${run.runId}/${payeeKey(payee)}`;
  if (matchedLines.has(place)) return [{ ...base, kind: 'paid-again', recordedCents: line.payCents }];
  matchedLines.add(place);
  if (amountCents !== line.payCents || accountId !== line.accountId)
    return [{ ...base, kind: 'transfer-differs', recordedCents: line.payCents }];
  const reference = { runId: run.runId, payee, transferId };
  if (line.status !== 'paid') {
    const mayBeRecorded = run.status !== 'prepared' && run.status !== 'cancelled';
    const record = mayBeRecorded ? ({ type: 'SettleTransfer', ...reference, amountCents } as const) : null;
    const reversal =
      reversedCents > 0 && mayBeRecorded ? [reversalNotRecorded(reference, 0, reversedCents)] : [];
    return [{ ...base, kind: 'transfer-not-recorded', record }, ...reversal];
  }
  if (line.transferId !== transferId) return [{ ...base, kind: 'paid-again', recordedCents: line.payCents }];
  if (reversedCents > line.reversedCents)
    return [reversalNotRecorded(reference, line.reversedCents, reversedCents)];
  if (reversedCents === line.reversedCents) return [];
  return [
    { ...base, kind: 'reversal-missing', recordedCents: line.reversedCents, statedCents: reversedCents },
  ];
}

const reversalNotRecorded = (
  reference: Readonly<{ runId: string; payee: Payee; transferId: string }>,
  recordedCents: Cents,
  reversedCents: Cents,
): PayoutDifference => ({
  ...reference,
  kind: 'reversal-not-recorded',
  recordedCents,
  statedCents: reversedCents,
  record: { type: 'RecordReversal', ...reference, reversedCents },
});

const findMissing = (
  run: PayoutRun,
  seen: ReadonlySet<string>,
  providers: ReadonlySet<string>,
): PayoutDifference[] =>
  [...run.linesOf.values()].flatMap((line): PayoutDifference[] => {
    const provider = lineProvider(run, line);
    if (line.status !== 'paid' || !providers.has(provider)) return [];
    const { payee, transferId, payCents } = line;
    if (seen.has(transferIdentity({ provider, transferId }))) return [];
    return [
      {
        kind: 'transfer-missing',
        runId: run.runId,
        payee,
        transferId,
        recordedCents: payCents,
        statedCents: 0,
        record: null,
      },
    ];
  });
