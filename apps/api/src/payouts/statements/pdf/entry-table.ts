import { formatCents } from '@closewise/domain/money';
import type { Statement, StatementLine } from '@closewise/domain/payouts';
import { colors, fonts, margin, width, type Page } from './layout.js';
import { printable } from './printable.js';
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
  { key: 'reference', x: 204, width: 156, align: 'left', cell: ({ reference }) => printable(reference) },
  { key: 'amount', x: 364, width: 68, align: 'right', cell: ({ cents }) => formatCents(cents) },
  {
    key: 'balance',
    x: 436,
    width: 68,
    align: 'right',
    cell: ({ balanceCents }) => formatCents(balanceCents),
  },
];
const rowHeight = 15;

/** The entries as a table, whose head stands on each page. */
export function writeEntries(page: Page, { lines }: Statement, t: StatementTexts): void {
  const part = page.struct('Sect');
  page.addStructure(part);
  part.add(
    page.struct('H2', {}, () => {
      page.moveDown(1).font(fonts.bold).fontSize(13).fillColor(colors.pine).text(t.entries, margin);
      page.moveDown(0.4);
    }),
  );
  if (lines.length === 0)
    part.add(
      page.struct('P', {}, () => {
        page.font(fonts.regular).fontSize(11).fillColor(colors.ink).text(t.none, margin);
      }),
    );
  else writeTable(page, part, lines, t);
  part.end();
}

type Element = ReturnType<Page['struct']>;

function writeTable(page: Page, part: Element, lines: readonly StatementLine[], t: StatementTexts): void {
  const table = page.struct('Table');
  part.add(table);
  writeRow(page, table, 'TH', (column) => t.columns[column.key]);
  for (const line of lines) {
    if (page.y + rowHeight > page.page.height - page.page.margins.bottom) {
      page.addPage();
      writeRow(page, table, 'TH', (column) => t.columns[column.key]);
    }
    writeRow(page, table, 'TD', (column) => column.cell(line, t));
  }
  table.end();
  page.x = margin;
}

function writeRow(page: Page, table: Element, cell: 'TH' | 'TD', textOf: (column: Column) => string): void {
  const row = page.struct('TR');
  table.add(row);
  const { y } = page;
  for (const column of columns)
    row.add(
      page.struct(cell, {}, () => {
        page.font(cell === 'TH' ? fonts.bold : fonts.regular).fontSize(9);
        page.fillColor(cell === 'TH' ? colors.muted : colors.ink);
        const place = { width: column.width, height: rowHeight, align: column.align, ellipsis: true };
        page.text(textOf(column), margin + column.x, y, place);
      }),
    );
  row.end();
  page.markContent('Artifact', { type: 'Layout' });
  page
    .moveTo(margin, y + rowHeight - 3)
    .lineTo(margin + width, y + rowHeight - 3)
    .lineWidth(0.5)
    .stroke(colors.line);
  page.endMarkedContent();
  page.y = y + rowHeight;
}
