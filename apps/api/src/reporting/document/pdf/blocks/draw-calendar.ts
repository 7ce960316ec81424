import type { CalendarBlock } from '../../view/blocks.js';
import { keepEndWithNext, indentBoxes, keepWithNext, withSpaceBefore, type Box } from '../flow/box.js';
import { paragraph, unbrokenText } from '../flow/text-boxes.js';
import { colors, inColor } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import type { DrawBlock, Drawing } from './drawing.js';

const indent = 14;

/** A timeline. */
export const drawCalendar: DrawBlock<CalendarBlock> = ({ items }, drawing) =>
  items.flatMap((item) => itemBoxes(item, drawing));

function itemBoxes(item: CalendarBlock['items'][number], drawing: Drawing): Box[] {
  const { paper, section } = drawing;
  const width = drawing.width - indent;
  const element = paper.element(section, 'Sect');
  const when = item.date === null ? item.when : `${item.date} · ${item.when}`;
  const text = paragraph(paper, [{ text: item.text, style: styles.small }], {
    element: paper.element(element, 'P'),
    width,
  });
  const rule =
    item.rule === null
      ? null
      : unbrokenText(paper, [{ text: item.rule, style: styles.smallMuted }], {
          element: paper.element(element, 'P', { lang: 'en-US' }),
          width,
        });
  const boxes = [
    ...keepWithNext([
      unbrokenText(paper, [{ text: when, style: inColor(styles.label, colors.pine700) }], {
        element: paper.element(element, 'P'),
        width,
      }),
      unbrokenText(paper, [{ text: item.title, style: styles.strong }], {
        element: paper.element(element, 'H4'),
        width,
      }),
    ]),
    ...(rule === null ? text : [...keepEndWithNext(text), rule]),
  ];
  return indentBoxes(withSpaceBefore(boxes, 7), indent).map((box, index) =>
    withLine(box, drawing, index === 0),
  );
}

/** Draws the line at the left, with a dot at the start of an item. */
function withLine(box: Box, { paper }: Drawing, isFirst: boolean): Box {
  return {
    ...box,
    draw: (x, y) => {
      paper.fill(x + 2.6, y, 0.8, box.height + (isFirst ? 0 : box.before), colors.line);
      if (isFirst) paper.decorate((doc) => doc.circle(x + 3, y + 5.5, 2.8).fill(colors.pine700));
      box.draw(x, y);
    },
  };
}
