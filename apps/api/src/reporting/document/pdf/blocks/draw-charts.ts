import type { Bar, BarsBlock, RangesBlock } from '../../view/blocks.js';
import { keepWithNext, type Box } from '../flow/box.js';
import { heightOf, type Element } from '../../../../platform/pdf/paper.js';
import { colors, inColor, tabular } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';
import type { Line, Span } from '../../../../platform/pdf/typeset.js';
import { type DrawBlock, type Drawing, drawBar, blockCaption, blockTitle } from './drawing.js';

type Item = Readonly<{ name: readonly Span[]; amount: string; bar: Bar; color: string }>;
type Chart = Readonly<{ caption: string | null; items: readonly Item[]; alt: string }>;

const nameWidth = 236;
const barHeight = 9;
const gap = 12;

/** A bar chart from zero. */
export const drawBars: DrawBlock<BarsBlock> = ({ caption, items }, drawing) =>
  chart(drawing, {
    // The section's heading already says it.
    caption: null,
    alt: altOf(caption, items),
    items: items.map(({ name, detail, amount, share, bar }) => ({
      name: [
        { text: name, style: styles.strong },
        { text: ` ${detail}`, style: styles.muted },
      ],
      amount: `${amount} · ${share}`,
      bar,
      color: colors.pine700,
    })),
  });

/** A chart of ranges. */
export const drawRanges: DrawBlock<RangesBlock> = ({ title, caption, items }, drawing) => [
  ...blockTitle(drawing, title),
  ...chart(drawing, {
    caption,
    alt: altOf(caption, items),
    items: items.map(({ rank, name, amount, bar, isLater }) => ({
      name: [
        { text: `${rank}. `, style: inColor(styles.body, colors.pine700) },
        { text: name, style: styles.body },
      ],
      amount,
      bar,
      color: isLater ? colors.pine200 : colors.marigold,
    })),
  }),
];

const altOf = (caption: string, items: readonly Readonly<{ name: string; amount: string }>[]): string =>
  [caption, ...items.map(({ name, amount }) => `${name}: ${amount}`)].join('\n');

/** One figure. Screen readers get its caption and amounts. */
function chart(drawing: Drawing, { caption, items, alt }: Chart): Box[] {
  const { paper, section } = drawing;
  const captions = blockCaption(drawing, caption);
  const figure = paper.element(section, 'Figure', { alt });
  const amounts = items.map(({ amount }) =>
    paper.lines([{ text: amount, style: tabular(styles.strong) }], drawing.width),
  );
  const amountWidth = Math.max(...amounts.flat().map(({ width }) => width));
  const rows = items.map((item, index) => chartRow(drawing, figure, item, amounts[index]!, amountWidth));
  return [...captions, ...keepWithNext(rows.slice(0, -1)), ...rows.slice(-1)];
}

function chartRow(
  { paper, width }: Drawing,
  figure: Element,
  { name, bar, color }: Item,
  amounts: readonly Line[],
  amountWidth: number,
): Box {
  const names = paper.lines(name, nameWidth);
  const bars = { x: nameWidth + gap, width: width - nameWidth - amountWidth - 2 * gap };
  const height = Math.max(heightOf(names), heightOf(amounts)) + 2.5;
  return {
    height,
    before: 0,
    keepsWithNext: false,
    draw: (x, y) => {
      const middle = y + height / 2;
      const place = { x: x + bars.x, y: middle - barHeight / 2, width: bars.width, height: barHeight };
      drawBar(paper, bar, place, color, colors.pine50);
      paper.write(figure, names, x, middle - heightOf(names) / 2);
      for (const line of amounts)
        paper.write(figure, [line], x + width - line.width, middle - line.leading / 2);
    },
  };
}
