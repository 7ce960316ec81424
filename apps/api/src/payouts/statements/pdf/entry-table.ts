import { formatCents } from '@closewise/domain/money';
import type { Statement, StatementLine } from '@closewise/domain/payouts';
import { heightOf, type Element } from '../../../platform/pdf/paper.js';
import { type Sheets, margin, width, styles } from './sheets.js';
import type { StatementTexts } from './texts.js';

type Column = Readonly<{
  key: keyof StatementTexts['columns'];
  x: number;
  width: number;
  align: 'left' | 'right';
  cell: (line: StatementLine, t: StatementTexts) => string;
}>;

const columns: readonly Column[] = [
  { key: 'number', x: 0, width: 36, align: 'left', cell: ({ number }) => String(number) },
  { key: 'day', x: 38, width: 62, align: 'left', cell: ({ at }) => at.slice(0, 10) },
  { key: 'what', x: 104, width: 96, align: 'left', cell: ({ kind }, t) => t.kinds[kind] },
  { key: 'reference', x: 204, width: 156, align: 'left', cell: ({ reference }) => reference },
  { key: 'amount', x: 364, width: 68, align: 'right', cell: ({ cents }) => formatCents(cents) },
  {
    key: 'balance',
    x: 436,
    width: 68,
    align: 'right',
    cell: ({ balanceCents }) => formatCents(balanceCents),
  },
];
const padding = 3;

/** Writes the entries as a table whose header repeats on each page. */
export function writeEntries(sheets: Sheets, { lines }: Statement, t: StatementTexts): void {
  const { paper } = sheets;
  const part = paper.element(paper.root, 'Sect');
  sheets.y += 13;
  sheets.write(part, 'H2', t.entries, styles.heading);
  sheets.y += 5;
  if (lines.length === 0) return sheets.write(part, 'P', t.none, styles.body);
  const table = paper.element(part, 'Table');
  writeRow(sheets, table, 'TH', (column) => t.columns[column.key]);
  for (const line of lines) writeRow(sheets, table, 'TD', (column) => column.cell(line, t), t);
}

/** Writes a row; on a new page, the header with the texts of `head` precedes it. */
function writeRow(
  sheets: Sheets,
  table: Element,
  type: 'TH' | 'TD',
  textOf: (column: Column) => string,
  head?: StatementTexts,
): void {
  const { paper } = sheets;
  const style = type === 'TH' ? styles.columnHead : styles.cell;
  const cells = columns.map((column) => ({
    column,
    lines: sheets.linesOf(textOf(column), style, column.width),
  }));
  const height = Math.max(...cells.map(({ lines }) => heightOf(lines))) + padding;
  if (sheets.makeRoom(height) && head) writeRow(sheets, table, 'TH', (column) => head.columns[column.key]);
  const row = paper.element(table, 'TR');
  for (const { column, lines } of cells) {
    const cell = paper.element(row, type, type === 'TH' ? { scope: 'Column' } : {});
    const room = column.align === 'right' ? column.width - (lines[0]?.width ?? 0) : 0;
    paper.write(cell, lines, margin + column.x + room, sheets.y);
  }
  sheets.y += height;
  paper.rule(margin, sheets.y - padding / 2, width);
}
