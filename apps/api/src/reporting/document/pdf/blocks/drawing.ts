import { type Box, keepWithNext, indentBoxes } from '../flow/box.js';
import { type Element, type Paper, heightOf } from '../../../../platform/pdf/paper.js';
import { styledSpans, paragraph, unbrokenText } from '../flow/text-boxes.js';
import { styles } from '../styles.js';
import { type Style, colors, inColor } from '../../../../platform/pdf/style.js';
import type { SourceMark, Bar } from '../../view/blocks.js';
import type { Span } from '../../../../platform/pdf/typeset.js';

/** Where a block is drawn: its section, its width, and whether it is in the appendix. */
export type Drawing = Readonly<{ paper: Paper; section: Element; width: number; isAppendix: boolean }>;

/** Turns a block into boxes. */
export type DrawBlock<Block> = (block: Block, drawing: Drawing) => Box[];

/** The heading of a block, kept with what follows; nothing without a title. */
export function blockTitle({ paper, section, width }: Drawing, title: string | null): Box[] {
  if (title === null) return [];
  const element = paper.element(section, 'H3');
  return keepWithNext(paragraph(paper, styledSpans(title, styles.h3), { element, width, before: 8 }));
}

/** The caption of a block, kept with what follows. */
export function blockCaption({ paper, section, width }: Drawing, caption: string | null): Box[] {
  if (caption === null) return [];
  const element = paper.element(section, 'P');
  return keepWithNext(paragraph(paper, styledSpans(caption, styles.muted), { element, width, before: 3 }));
}

type TitleParts = Readonly<{
  title: string;
  amount: string;
  titleStyle: Style;
  amountStyle: Style;
  hasRule?: boolean;
}>;

const titleGap = 10;

/** A heading with its amount at the right, or below if the amount is long. */
export function titleWithAmount({ paper, width }: Drawing, parent: Element, titled: TitleParts): Box {
  const { title, amount, titleStyle, amountStyle, hasRule = false } = titled;
  const heading = paper.element(parent, 'H4');
  const [amountLine, ...more] = paper.lines(styledSpans(amount, amountStyle), width);
  const isBeside = amountLine !== undefined && more.length === 0 && amountLine.width < width * 0.45;
  const below = isBeside || !amountLine ? [] : [amountLine, ...more];
  const titleWidth = isBeside ? width - amountLine.width - titleGap : width;
  const titleLines = paper.lines(styledSpans(title, titleStyle), titleWidth);
  const room = hasRule ? 3 : 0;
  return {
    height: room + heightOf(titleLines) + heightOf(below),
    before: 0,
    keepsWithNext: false,
    draw: (x, y) => {
      if (hasRule) paper.rule(x, y, width);
      paper.write(heading, titleLines, x, y + room);
      if (isBeside) {
        const shift = (titleStyle.leading - amountLine.leading) / 2;
        paper.write(heading, [amountLine], x + width - amountLine.width, y + room + shift);
      } else paper.write(heading, below, x, y + room + heightOf(titleLines));
    },
  };
}

const indent = 8;

/** A script in a frame, so that it is easy to find during a call. */
export function frameWords(
  { paper, width, isAppendix }: Drawing,
  element: Element,
  term: string,
  words: string,
): Box[] {
  const spans = [
    { text: `${term}: `, style: isAppendix ? styles.smallStrong : styles.label },
    { text: words, style: isAppendix ? styles.small : styles.body },
  ];
  const box = unbrokenText(paper, spans, { element, width: width - 2 * indent, before: 3 });
  return indentBoxes([box], indent, (x, y, height) => {
    paper.fill(x, y - 1, width, height + 2, colors.pine50);
    paper.fill(x, y - 1, 2, height + 2, colors.pine700);
  });
}

/** A link to an entry in the list of sources. */
export const sourceSpans = (source: SourceMark | null): Span[] =>
  source === null
    ? []
    : [
        { text: ` [${source.id}]`, style: inColor(styles.smallMuted, colors.pine700), anchor: source.anchor },
        // Non-breaking, so that no single word takes a line.
        { text: `\u00a0${source.confidence.replaceAll(' ', '\u00a0')}`, style: styles.smallMuted },
      ];

/** Makes a box the target of links. */
export const withDestination = (paper: Paper, anchor: string, box: Box): Box => ({
  ...box,
  draw: (x, y) => {
    paper.doc.addNamedDestination(anchor, 'XYZ', 0, Math.max(0, y - 8), null);
    box.draw(x, y);
  },
});

type Place = Readonly<{ x: number; y: number; width: number; height: number }>;

/** Draws a bar in its track, with a visible minimum length. */
export function drawBar(
  paper: Paper,
  { from, to, isCut = false }: Bar,
  place: Place,
  color: string,
  track?: string,
): void {
  const { x, y, width, height } = place;
  if (track !== undefined) paper.fill(x, y, width, height, track);
  const length = Math.max(1.2, (to - from) * width);
  paper.fill(x + Math.min(from * width, width - length), y, length, height, color);
  if (isCut) drawCut(paper, place);
}

/** Two slanted gaps mark a bar that is longer than the chart. */
function drawCut(paper: Paper, { x, y, width, height }: Place): void {
  for (const left of [x + width * 0.8, x + width * 0.8 + 7])
    paper.decorate((doc) =>
      doc
        .moveTo(left, y + height + 0.5)
        .lineTo(left + 4, y - 0.5)
        .lineWidth(2.4)
        .stroke(colors.white),
    );
}
