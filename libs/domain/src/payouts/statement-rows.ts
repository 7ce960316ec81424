import { textCell } from '../csv/index.js';
import { decimalDollars } from '../money/index.js';
import { monthAfter, monthStart } from './statement.js';
import type { Statement } from './statement.js';

/** The key that a statement is signed with; `publicKey` in base64. */
export type StatementKey = Readonly<{ keyId: string; publicKey: string }>;

/** Columns of the rows. The verifier (`verify-statement.mjs` in apps/api) reads cells by position. */
export const statementColumns = [
  'Record',
  'Number',
  'Time (UTC)',
  'What',
  'Reference',
  'Amount (USD)',
  'Balance (USD)',
  'Sealed fact',
  'Seal',
] as const;

type Cells = Readonly<{
  number?: number;
  time?: string;
  what?: string;
  reference?: string;
  amountCents?: number;
  balanceCents?: number;
  sealedFact?: string;
  seal?: number;
}>;

const dollars = (cents: number | undefined): string => (cents === undefined ? '' : decimalDollars(cents));

const row = (record: string, cells: Cells): string[] => [
  record,
  String(cells.number ?? ''),
  cells.time ?? '',
  cells.what ?? '',
  cells.reference ?? '',
  dollars(cells.amountCents),
  dollars(cells.balanceCents),
  cells.sealedFact ?? '',
  String(cells.seal ?? ''),
];

/** The statement as rows of cells. The JSON of these rows is signed. */
export function statementRows(statement: Statement, { keyId, publicKey }: StatementKey): string[][] {
  const { payee, month, opening, lines, earnedCents, paidOutCents, closingCents, seal } = statement;
  return [
    [...statementColumns],
    row('Closewise statement', { number: 1, what: payee.kind, reference: textCell(payee.label) }),
    row('name', { what: textCell(payee.name) }),
    row('month', { time: month }),
    row('opening balance', {
      number: opening.entries,
      time: monthStart(month),
      balanceCents: opening.balanceCents,
    }),
    ...lines.map(({ number, at, kind, reference, cents, balanceCents, sealedFact, seal: sealedBy }) =>
      row('entry', {
        number,
        time: at,
        what: kind,
        reference: textCell(reference),
        amountCents: cents,
        balanceCents,
        sealedFact: textCell(sealedFact),
        seal: sealedBy,
      }),
    ),
    row('earned', { amountCents: earnedCents }),
    row('paid out', { amountCents: paidOutCents }),
    row('closing balance', {
      number: opening.entries + lines.length,
      time: monthStart(monthAfter(month)),
      balanceCents: closingCents,
    }),
    ...(seal ? [row('newest seal', { number: seal.number, reference: `sha256:${seal.chainHash}` })] : []),
    row('key', { what: `key ${keyId}`, reference: `ed25519:${publicKey}` }),
  ];
}

/** Adds the row with the signature (base64), which is not signed itself. */
export const signedRows = (rows: readonly string[][], signature: string): string[][] => [
  ...rows,
  row('signature', { reference: `ed25519:${signature}` }),
];
