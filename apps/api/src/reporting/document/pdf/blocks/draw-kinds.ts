import type { KindsBlock } from '../../view/blocks.js';
import { withSpaceBefore, type Box } from '../flow/box.js';
import { styledSpans } from '../flow/text-boxes.js';
import { heightOf, type Element } from '../../../../platform/pdf/paper.js';
import { colors, inColor, tabular, type Style } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import type { Line } from '../../../../platform/pdf/typeset.js';
import { type DrawBlock, type Drawing, blockTitle } from './drawing.js';

const gap = 10;
const padding = 9;
const amountStyle: Style = { face: 'display', size: 15, leading: 19, color: colors.ink };
const kindColors = { required: colors.pine900, negotiable: colors.marigold, optional: colors.plum } as const;

type Card = Readonly<{
  texts: readonly Readonly<{ element: Element; lines: readonly Line[] }>[];
  color: string;
}>;

/** Required, negotiable and optional fees as cards side by side. */
export const drawKinds: DrawBlock<KindsBlock> = (block, drawing) => {
  const title = blockTitle(drawing, block.title);
  const width = (drawing.width - gap * (block.kinds.length - 1)) / block.kinds.length;
  const cards = block.kinds.map((kind) => cardOf(drawing, kind, width - 2 * padding));
  return [...title, ...withSpaceBefore([cardsBox(drawing, cards, width)], 5)];
};

function cardOf({ paper, section }: Drawing, kind: KindsBlock['kinds'][number], width: number): Card {
  const part = paper.element(section, 'Sect');
  const text = (type: string, words: string, style: Style) => ({
    element: paper.element(part, type),
    lines: paper.lines(styledSpans(words, style), width),
  });
  return {
    color: kindColors[kind.category],
    texts: [
      text('H4', kind.name, styles.strong),
      text('P', kind.amount, tabular(amountStyle)),
      ...(kind.range === null ? [] : [text('P', kind.range, inColor(tabular(styles.small), colors.muted))]),
      text('P', kind.text, styles.small),
    ],
  };
}

function cardsBox({ paper }: Drawing, cards: readonly Card[], width: number): Box {
  const heightOfCard = ({ texts }: Card) => texts.reduce((sum, { lines }) => sum + heightOf(lines), 0);
  const height = Math.max(...cards.map(heightOfCard)) + 2 * padding;
  return {
    height,
    before: 0,
    keepsWithNext: false,
    draw: (x, y) => {
      for (const [index, { texts, color }] of cards.entries()) {
        const left = x + index * (width + gap);
        paper.fill(left, y, width, height, colors.pine50, 4);
        paper.fill(left, y, width, 2.5, color);
        let top = y + padding;
        for (const { element, lines } of texts) {
          paper.write(element, lines, left + padding, top);
          top += heightOf(lines);
        }
      }
    },
  };
}
