import type { QuotesBlock } from '../../view/blocks.js';
import { keepWithNext, type Box } from '../flow/box.js';
import { tableRow, type Cell } from '../flow/table-row.js';
import type { Element } from '../../../../platform/pdf/paper.js';
import { colors, tabular, type Style } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import { type DrawBlock, type Drawing, blockCaption } from './drawing.js';

type Group = QuotesBlock['groups'][number];
type Row = Group['rows'][number];

const columns = {
  name: { x: 3, width: 236 },
  low: { x: 241, width: 56, align: 'right' },
  typical: { x: 301, width: 62, align: 'right' },
  high: { x: 367, width: 56, align: 'right' },
  quote: { x: 430, width: 86, align: 'center' },
} as const;

/** All fees with room for quotes. The table head is repeated on each sheet. */
export const drawQuotes: DrawBlock<QuotesBlock> = (block, drawing) => {
  const { paper, section } = drawing;
  const caption = blockCaption(drawing, block.caption);
  const table = paper.element(section, 'Table');
  const first = headRow(drawing, table, block.columns);
  const again = headRow(drawing, null, block.columns);
  const rows = block.groups.flatMap((group) => groupRows(drawing, table, group, again));
  return [...caption, ...keepWithNext([first]), ...rows];
};

function headRow({ paper, width }: Drawing, table: Element | null, names: QuotesBlock['columns']): Box {
  const keys = ['name', 'low', 'typical', 'high', 'quote'] as const;
  return tableRow(paper, table, {
    padding: 3,
    before: 3,
    cells: keys.map((key) => ({
      ...columns[key],
      spans: [{ text: names[key], style: styles.label }],
      as: table ? 'TH-column' : 'decoration',
    })),
    behind: (x, y, height) => paper.rule(x, y + height, width, colors.pine700, 1),
  });
}

function groupRows(drawing: Drawing, table: Element, { letter, name, rows }: Group, head: Box): Box[] {
  const { paper, width } = drawing;
  const title = tableRow(paper, table, {
    padding: 1.6,
    before: 3,
    cells: [
      {
        spans: [{ text: letter === null ? name : `${letter}. ${name}`, style: styles.smallStrong }],
        x: 3,
        width: width - 6,
        as: 'TH-row',
      },
    ],
    behind: (x, y, height) => paper.fill(x, y, width, height, colors.pine50),
  });
  const fees = rows.map((row) => feeRow(drawing, table, row));
  // Repeats the table head where a section starts or continues in a new column.
  return [{ ...title, keepsWithNext: true, head }, ...fees.map((fee) => ({ ...fee, head }))];
}

function feeRow({ paper, width }: Drawing, table: Element, row: Row): Box {
  const style: Style = row.isConditional ? { ...styles.small, color: colors.muted } : styles.small;
  const amount = (key: 'low' | 'typical' | 'high'): Cell => ({
    ...columns[key],
    spans: [{ text: row[key], style: tabular(style) }],
    as: 'TD',
  });
  return tableRow(paper, table, {
    padding: 1.25,
    cells: [
      { ...columns.name, spans: [{ text: row.name, style }], as: 'TH-row' },
      amount('low'),
      amount('typical'),
      amount('high'),
    ],
    behind: (x, y, height) => {
      paper.rule(x, y + height, width);
      paper.decorate((doc) =>
        doc
          .rect(x + columns.quote.x, y + 1.5, columns.quote.width, height - 3)
          .lineWidth(0.5)
          .stroke(colors.line),
      );
    },
  });
}
