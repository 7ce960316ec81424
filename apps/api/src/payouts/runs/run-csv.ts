import { csvOf, textCell } from '@closewise/domain/csv';
import { decimalDollars } from '@closewise/domain/money';
import type { PayoutRun } from '@closewise/domain/payouts';
import type { NamedLine } from './run-lines.js';

const header = [
  'run',
  'month',
  'kind',
  'payee',
  'name',
  'balance',
  'within_hold',
  'amount',
  'currency',
  'status',
  'reason',
  'account',
  'transfer',
  'came_back',
  'disputed',
];

/** A run as CSV, a row for each line; amounts are dollars in plain numbers. */
export const runCsv = ({ runId, month, currency }: PayoutRun, lines: readonly NamedLine[]): string =>
  csvOf([header, ...lines.map((line) => [runId, month, ...rowOf(line, currency)])]);

function rowOf(line: NamedLine, currency: string): string[] {
  const { payee, label, name, balanceCents, withinHoldCents, disputedCents, payCents, status, accountId } =
    line;
  const amounts = [balanceCents, withinHoldCents, payCents].map(decimalDollars);
  const reason = 'reasonCode' in line ? line.reasonCode : line.reason;
  const paid = status === 'paid' ? [line.transferId, decimalDollars(line.reversedCents)] : ['', ''];
  const texts = [currency, status, reason ?? '', accountId ?? ''];
  return [
    payee.kind,
    textCell(label),
    textCell(name ?? ''),
    ...amounts,
    ...texts,
    ...paid,
    decimalDollars(disputedCents),
  ];
}
