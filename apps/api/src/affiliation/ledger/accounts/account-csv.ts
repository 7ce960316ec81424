import { csvOf, textCell } from '@closewise/domain/csv';
import { decimalDollars } from '@closewise/domain/money';
import type { StatementEntry } from '../ledger.js';

const head = [
  'number',
  'at',
  'kind',
  'cents',
  'balance_cents',
  'dollars',
  'balance_dollars',
  'reference',
  'fact',
];

/** The entries of an account as a file; a spreadsheet takes none of its cells for a formula. */
export const accountCsv = (entries: readonly StatementEntry[]): string =>
  csvOf([head, ...entries.map(rowOf)]);

const rowOf = (entry: StatementEntry): string[] => [
  String(entry.number),
  entry.at,
  entry.kind,
  String(entry.cents),
  String(entry.balanceCents),
  decimalDollars(entry.cents),
  decimalDollars(entry.balanceCents),
  textCell(entry.paymentId ?? entry.runId ?? ''),
  textCell(`${entry.stream}@${entry.version}`),
];
