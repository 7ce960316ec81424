import { formatCents } from '@closewise/domain/money';
import type { PayoutLine } from '@closewise/domain/payouts';
import { outputWidth, textTable, type Column } from '../../platform/cli/text-table.js';
import { counted } from '../../platform/wording/counted.js';
import { lineInWords } from '../runs/line-words.js';
import type { NamedLine } from '../runs/run-lines.js';
import type { RunSummary } from '../runs/run-summary.js';

/** Writes a text, or data as JSON, to stdout. */
export const print = (text: string | object): void =>
  void process.stdout.write(`${typeof text === 'string' ? text : JSON.stringify(text, null, 2)}\n`);

const lineColumns: readonly Column[] = [
  { title: 'PAYEE' },
  { title: 'NAME', shrinks: true },
  { title: 'BALANCE', align: 'right' },
  { title: 'IN HOLD', align: 'right' },
  { title: 'DISPUTED', align: 'right' },
  { title: 'AMOUNT', align: 'right' },
  { title: 'STATE', shrinks: true },
];

/** The lines of a run as a table. */
export const linesTable = (lines: readonly NamedLine[]): string =>
  textTable(
    lineColumns,
    lines.map((line) => [
      line.label,
      line.name ?? '',
      ...[line.balanceCents, line.withinHoldCents, line.disputedCents, line.payCents].map(formatCents),
      lineInWords(line),
    ]),
    outputWidth(),
  );

const runColumns: readonly Column[] = [
  { title: 'RUN' },
  { title: 'STATE' },
  { title: 'PAID', align: 'right' },
  { title: 'OF', align: 'right' },
  { title: 'AMOUNT PAID', align: 'right' },
  { title: 'OF', align: 'right' },
  { title: 'PREPARED BY', shrinks: true },
  { title: 'APPROVED BY', shrinks: true },
];

/** Runs as a table. */
export const runsTable = (runs: readonly RunSummary[]): string =>
  textTable(
    runColumns,
    runs.map((run) => [
      run.runId,
      run.status,
      String(run.counts.paid),
      String(run.paidLines),
      formatCents(run.paidCents),
      formatCents(run.payCents),
      run.preparedBy,
      run.approvedBy ?? '',
    ]),
    outputWidth(),
  );

/** What there is to know of a run before its lines. */
export function headOf(run: RunSummary): string {
  const { runId, status, month, preparedBy, preparedAt, approvedBy, approvedAt } = run;
  const { executedBy, executedAt, ended, endedAt } = run;
  const ending = ended ? ` by ${ended.by}: ${ended.reason}` : '';
  return [
    `Run ${runId}${runId === month ? '' : ` of ${month}`}: ${status}`,
    `Prepared by ${preparedBy}, ${inMinutes(preparedAt)}`,
    ...(approvedBy ? [`Approved by ${approvedBy}, ${inMinutes(approvedAt ?? '')}`] : []),
    ...(executedAt ? [`Executed by ${executedBy.join(', ')}, ${inMinutes(executedAt)}`] : []),
    ...(endedAt ? [`Ended ${inMinutes(endedAt)}${ending}`] : []),
    `${formatCents(run.paidCents)} of ${formatCents(run.payCents)} is paid, to ${run.counts.paid} of ${counted(run.paidLines, 'payee')}`,
  ].join('\n');
}

const inMinutes = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** What a preparation comes to. */
export function sumOf(lines: readonly PayoutLine[]): string {
  const paid = lines.filter(({ reason }) => reason === null);
  const cents = paid.reduce((sum, { payCents }) => sum + payCents, 0);
  const rest = lines.length - paid.length;
  return `${counted(paid.length, 'payee')} ${paid.length === 1 ? 'is' : 'are'} paid ${formatCents(cents)}, ${rest} ${rest === 1 ? 'is' : 'are'} not`;
}
