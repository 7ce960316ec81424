import type { ChangesBlock } from '../../view/blocks.js';
import { keepWithNext, type Box } from '../flow/box.js';
import { tableRow, type Cell } from '../flow/table-row.js';
import type { Element } from '../../../../platform/pdf/paper.js';
import { colors, tabular } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import { type DrawBlock, type Drawing, blockCaption } from './drawing.js';

/** Columns for amounts, which need less room than texts. */
const ofAmounts = [
  { x: 3, width: 246 },
  { x: 255, width: 82 },
  { x: 343, width: 82 },
  { x: 431, width: 82 },
] as const;
const ofWords = [
  { x: 3, width: 160 },
  { x: 169, width: 170 },
  { x: 345, width: 168 },
] as const;

/** Before, after and difference. The table head is repeated on each sheet. */
export const drawChanges: DrawBlock<ChangesBlock> = ({ caption, columns, rows }, drawing) => {
  const { paper, section } = drawing;
  const isMoney = columns.difference !== null;
  const title = blockCaption(drawing, caption);
  const table = paper.element(section, 'Table');
  const first = headRow(drawing, table, columns);
  const again = headRow(drawing, null, columns);
  const drawn = rows.map((row) => ({ ...changedRow(drawing, table, row, isMoney), head: again }));
  return [...title, ...keepWithNext([first]), ...drawn];
};

function headRow({ paper, width }: Drawing, table: Element | null, columns: ChangesBlock['columns']): Box {
  const names = [columns.name, columns.before, columns.after, columns.difference];
  const isMoney = columns.difference !== null;
  return tableRow(paper, table, {
    padding: 2,
    cells: names.flatMap((name, index) =>
      name === null
        ? []
        : [
            {
              ...placeOf(index, isMoney),
              spans: [{ text: name, style: styles.label }],
              as: table ? ('TH-column' as const) : ('decoration' as const),
            },
          ],
    ),
    behind: (x, y, height) => paper.rule(x, y + height, width, colors.pine700, 1),
  });
}

function changedRow(
  { paper, width }: Drawing,
  table: Element,
  { name, before, after, difference, role }: ChangesBlock['rows'][number],
  isMoney: boolean,
): Box {
  const style = role === 'total' ? styles.smallStrong : styles.small;
  const cell = (text: string, index: number): Cell => ({
    ...placeOf(index, isMoney),
    spans: [{ text, style: index === 0 ? style : tabular(style) }],
    as: index === 0 ? 'TH-row' : 'TD',
  });
  return tableRow(paper, table, {
    padding: 1.6,
    cells: [name, before, after, ...(difference === null ? [] : [difference])].map(cell),
    behind: (x, y, height) => {
      if (role === 'total') paper.fill(x, y, width, height, colors.pine50);
      paper.rule(x, y + height, width);
    },
  });
}

const placeOf = (index: number, isMoney: boolean): Pick<Cell, 'x' | 'width' | 'align'> => ({
  ...(isMoney ? ofAmounts[index]! : ofWords[index]!),
  align: index === 0 || !isMoney ? 'left' : 'right',
});
