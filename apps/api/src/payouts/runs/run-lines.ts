import { Injectable } from '@nestjs/common';
import { payeeKey } from '@closewise/domain/payee';
import type { PayoutRun, RunLine } from '@closewise/domain/payouts';
import { csvOf, textCell } from '@closewise/domain/csv';
import { decimalDollars } from '@closewise/domain/money';
import { PayeeNames, type PayeeName } from '../owed/payee-list.js';

/** A line with the payee's label and name. */
export type NamedLine = RunLine & PayeeName;

/** A run's lines with names, affiliates first, by code. */
@Injectable()
export class RunLines {
  constructor(private readonly names: PayeeNames) {}

  async addNames(lines: readonly RunLine[]): Promise<NamedLine[]> {
    const names = await this.names.findNames(lines.map(({ payee }) => payee));
    return lines.map((line) => ({ ...line, ...names.get(payeeKey(line.payee))! })).sort(byLabel);
  }

  listLines({ linesOf }: PayoutRun): Promise<NamedLine[]> {
    return this.addNames([...linesOf.values()]);
  }
}

const byLabel = (left: NamedLine, right: NamedLine): number =>
  left.payee.kind.localeCompare(right.payee.kind) || left.label.localeCompare(right.label);

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

/** A run as CSV with one row per line; amounts in dollars. */
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
