import type { SumBlock, SumRow } from '../../view/blocks.js';
import { keepWithNext, withSpaceBefore, type Box } from '../flow/box.js';
import { tableRow } from '../flow/table-row.js';
import type { Element } from '../../../../platform/pdf/paper.js';
import { colors, inColor, tabular } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import { type DrawBlock, type Drawing, drawBar } from './drawing.js';

const bars = { x: 216, width: 212, height: 8 };
const amount = { x: 436, width: 76 };

/** A waterfall table: each row's bar starts where the previous one ended. */
export const drawSum: DrawBlock<SumBlock> = (block, drawing) => {
  const { paper, section } = drawing;
  const table = paper.element(section, 'Table');
  const { name, amount: amountTitle } = block.columns;
  const head = tableRow(paper, table, {
    padding: 2,
    cells: [
      { spans: [{ text: name, style: styles.label }], x: 4, width: 206, as: 'TH-column' },
      { spans: [{ text: amountTitle, style: styles.label }], ...amount, align: 'right', as: 'TH-column' },
    ],
  });
  const rows = block.rows.map((row) => sumRow(drawing, table, row));
  return withSpaceBefore(keepWithNext([head, ...rows.slice(0, -1)]).concat(rows.slice(-1)), 8);
};

function sumRow({ paper, width }: Drawing, table: Element, row: SumRow): Box {
  const isSum = row.role === 'subtotal' || row.role === 'total';
  const style = inColor(
    isSum ? styles.strong : styles.body,
    row.role === 'less' ? colors.pine700 : colors.ink,
  );
  return tableRow(paper, table, {
    padding: row.role === 'total' ? 3 : 0.8,
    cells: [
      {
        spans: [
          { text: row.letter === null ? '' : `${row.letter}.`, style: styles.strong },
          { text: ` ${row.name}`, style },
        ],
        x: row.role === 'part' && row.letter !== null ? 12 : 4,
        width: 206,
        as: 'TH-row',
      },
      { spans: [{ text: row.amount, style: tabular(style) }], ...amount, align: 'right', as: 'TD' },
    ],
    behind: (x, y, height) => {
      if (row.role === 'total') paper.fill(x, y, width, height, colors.marigoldPale, 3);
      else paper.rule(x, y + height, width);
      const place = { ...bars, x: x + bars.x, y: y + (height - bars.height) / 2 };
      drawBar(paper, row.bar, place, barColor(row));
    },
  });
}

function barColor({ role }: SumRow): string {
  if (role === 'total') return colors.marigold;
  if (role === 'less') return colors.pine200;
  return role === 'subtotal' ? colors.pine900 : colors.pine700;
}
