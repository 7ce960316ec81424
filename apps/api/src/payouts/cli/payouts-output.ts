import { actorInWords } from '@closewise/domain/actor';
import { formatCents } from '@closewise/domain/money';
import type { PayoutLine } from '@closewise/domain/payouts';
import { outputWidth, formatTable, type Column } from '../../platform/cli/text-table.js';
import { counted } from '../../platform/wording.js';
import type { PayoutProviders } from '../../billing/index.js';
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
export const linesTable = (lines: readonly NamedLine[], providers: PayoutProviders): string =>
  formatTable(
    lineColumns,
    lines.map((line) => [
      line.label,
      line.name ?? '',
      ...[line.balanceCents, line.withinHoldCents, line.disputedCents, line.payCents].map(formatCents),
      lineInWords(line, providers),
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
  formatTable(
    runColumns,
    runs.map((run) => [
      run.runId,
      run.status,
      String(run.paidLines),
      String(run.payableLines),
      formatCents(run.paidCents),
      formatCents(run.payCents),
      actorInWords(run.preparedVia, run.preparedBy),
      approver(run),
    ]),
    outputWidth(),
  );

const approver = ({ approvedBy, approvedVia }: RunSummary): string =>
  approvedBy !== null && approvedVia !== null ? actorInWords(approvedVia, approvedBy) : '';

/** A run's status, people and totals, printed above its lines. */
export function formatRunHead(run: RunSummary): string {
  const { runId, status, month, preparedBy, preparedVia, preparedAt, approvedBy, approvedAt } = run;
  const { executedBy, executedVia, executedAt, ended, endedAt } = run;
  const ending = ended ? ` by ${actorInWords(ended.via, ended.by)}: ${ended.reason}` : '';
  const executors = executedBy.map((name, at) => actorInWords(executedVia[at]!, name));
  return [
    `Run ${runId}${runId === month ? '' : ` of ${month}`}: ${status}`,
    `Prepared by ${actorInWords(preparedVia, preparedBy)}, ${inMinutes(preparedAt)}`,
    ...(approvedBy ? [`Approved by ${approver(run)}, ${inMinutes(approvedAt ?? '')}`] : []),
    ...(executedAt ? [`Executed by ${executors.join(', ')}, ${inMinutes(executedAt)}`] : []),
    ...(endedAt ? [`Ended ${inMinutes(endedAt)}${ending}`] : []),
    `${formatCents(run.paidCents)} of ${formatCents(run.payCents)} is paid, to ${run.paidLines} of ${counted(run.payableLines, 'payee')}`,
  ].join('\n');
}

const inMinutes = (at: string): string => `${at.slice(0, 16).replace('T', ' ')} UTC`;

/** The totals of a preparation: how many payees are paid how much, and how many are not. */
export function formatTotals(lines: readonly PayoutLine[]): string {
  const paid = lines.filter(({ reason }) => reason === null);
  const cents = paid.reduce((sum, { payCents }) => sum + payCents, 0);
  const rest = lines.length - paid.length;
  return `${counted(paid.length, 'payee')} ${paid.length === 1 ? 'is' : 'are'} paid ${formatCents(cents)}, ${rest} ${rest === 1 ? 'is' : 'are'} not`;
}
