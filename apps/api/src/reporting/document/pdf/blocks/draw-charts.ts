import type { Bar, BarsBlock, RangesBlock } from '../../view/index.js';
import { keptWithNext, type Box } from '../flow/box.js';
import { heightOf, type Element } from '../paper/paper.js';
import { colors, styles, tabular } from '../text/style.js';
import type { Span } from '../text/typeset.js';
import { drawBar } from './bar.js';
import type { Draw, Drawing } from './drawing.js';
import { blockCaption, blockTitle } from './titled.js';

type Item = Readonly<{ name: readonly Span[]; amount: string; bar: Bar }>;
type Chart = Readonly<{ caption: string; items: readonly Item[]; alt: string; color: string }>;

const nameWidth = 236;
const amountWidth = 96;
const barHeight = 9;

/** Named bars that begin at zero. */
export const drawBars: Draw<BarsBlock> = ({ caption, items }, drawing) =>
  chart(drawing, {
    caption,
    color: colors.pine700,
    alt: altOf(caption, items),
    items: items.map(({ name, detail, amount, share, bar }) => ({
      name: [
        { text: name, style: styles.strong },
        { text: ` ${detail}`, style: styles.muted },
      ],
      amount: `${amount} · ${share}`,
      bar,
    })),
  });

/** Named bars from a low to a high amount. */
export const drawRanges: Draw<RangesBlock> = ({ title, caption, items }, drawing) => [
  ...blockTitle(drawing, title),
  ...chart(drawing, {
    caption,
    color: colors.marigold,
    alt: altOf(caption, items),
    items: items.map(({ name, amount, bar }) => ({
      name: [{ text: name, style: styles.body }],
      amount,
      bar,
    })),
  }),
];

const altOf = (caption: string, items: readonly Readonly<{ name: string; amount: string }>[]): string =>
  [caption, ...items.map(({ name, amount }) => `${name}: ${amount}`)].join('\n');

/** One figure, which is read as its caption and amounts. */
function chart(drawing: Drawing, { caption, items, alt, color }: Chart): Box[] {
  const { paper, section } = drawing;
  const captions = blockCaption(drawing, caption);
  const figure = paper.element(section, 'Figure', { alt });
  const rows = items.map((item) => chartRow(drawing, figure, item, color));
  return [...captions, ...keptWithNext(rows.slice(0, -1)), ...rows.slice(-1)];
}

function chartRow(
  { paper, width }: Drawing,
  figure: Element,
  { name, amount, bar }: Item,
  color: string,
): Box {
  const names = paper.lines(name, nameWidth);
  const amounts = paper.lines([{ text: amount, style: tabular(styles.strong) }], amountWidth + 20);
  const bars = { x: nameWidth + 10, width: width - nameWidth - amountWidth - 40 };
  const height = Math.max(heightOf(names), heightOf(amounts)) + 4;
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
