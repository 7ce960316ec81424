import type { ReportView, ViewHead } from '../../view/report-view.js';
import { styledSpans } from '../flow/text-boxes.js';
import { fullWidth, heightOf, sheet, type Element, type Paper } from '../../../../platform/pdf/paper.js';
import { colors, inColor, tabular, type Style } from '../../../../platform/pdf/style.js';
import { reportTexts } from '../../../texts/index.js';
import { styles } from '../styles.js';
import type { Line } from '../../../../platform/pdf/typeset.js';
import { drawMark } from '../../../../platform/pdf/open-pdf.js';
import { leavesOut, leftOut } from '../../../../platform/pdf/readable.js';
import type { Typefaces } from '../../../../platform/pdf/typefaces.js';

const card = { width: 196, padding: 11 };
const amountStyle: Style = { face: 'display', size: 27, leading: 32, color: colors.ink };
const brandStyle: Style = { face: 'display', size: 14, leading: 18, color: colors.white };
const kickerStyle: Style = { face: 'strong', size: 9.5, leading: 13, color: colors.marigold };
const gap = 20;

type Text = Readonly<{ element: Element; lines: readonly Line[] }>;

/** Draws the head of the first sheet: logo, address, cash to close. Returns the y position of its end. */
export function drawHead(paper: Paper, { head, footer }: ReportView): number {
  const section = paper.element(paper.root, 'Sect');
  const leftWidth = fullWidth - card.width - gap;
  const text = (type: string, words: string, style: Style, width: number): Text => ({
    element: paper.element(section, type),
    lines: paper.lines(styledSpans(words, style), width),
  });
  const figure = paper.element(section, 'Figure', { alt: footer.brand });
  const brand = text('P', footer.brand, brandStyle, leftWidth);
  const left = [
    text('P', head.kicker, kickerStyle, leftWidth),
    { element: paper.element(section, 'H1'), lines: balanced(paper, head.address, leftWidth) },
    text('P', head.stamp, inColor(styles.muted, colors.pine200), leftWidth),
  ];
  const cardWidth = card.width - 2 * card.padding;
  const right = [
    text('P', head.headline.label, inColor(styles.label, colors.marigoldInk), cardWidth),
    text('P', head.headline.amount, tabular(amountStyle), cardWidth),
    text('P', head.headline.interval, inColor(styles.small, colors.marigoldInk), cardWidth),
  ];
  const leftHeight = 30 + heightOfTexts(left) + 4;
  const cardHeight = heightOfTexts(right) + 2 * card.padding;
  const height = 24 + Math.max(leftHeight, cardHeight) + 10;
  paper.fill(0, 0, sheet.width, height, colors.pine900);
  paper.fill(sheet.right - card.width, 24, card.width, cardHeight, colors.marigoldPale, 6);
  paper.read(figure, () => drawMark(paper.doc, sheet.left - 3, 22, 22));
  paper.write(brand.element, brand.lines, sheet.left + 24, 24);
  writeTexts(paper, left, sheet.left, 54);
  writeTexts(paper, right, sheet.right - card.width + card.padding, 24 + card.padding);
  return drawPurchase(paper, section, head, height + 10);
}

/** Breaks an address into lines of similar length, at commas if that takes no more lines. */
function balanced(paper: Paper, address: string, width: number): readonly Line[] {
  const style = addressStyle(address);
  const linesIn = (text: string, room: number) => paper.lines(styledSpans(text, style), room);
  const widestOf = (text: string): number =>
    Math.max(...text.split(' ').map((word) => linesIn(word, Number.POSITIVE_INFINITY)[0]?.width ?? 0));
  const byCommas = address.replaceAll(/(?<!,) /g, '\u00a0');
  // Fonts for other scripts may lack the non-breaking space.
  const canGlue = /^[\x20-\x7e]*$/.test(address) && widestOf(byCommas) <= width;
  const isShort = canGlue && linesIn(byCommas, width).length <= linesIn(address, width).length;
  const text = isShort ? byCommas : address;
  const widest = widestOf(text);
  let best = linesIn(text, width);
  for (let room = width - 8; best.length > 1 && room >= widest; room -= 8) {
    const narrower = linesIn(text, room);
    if (narrower.length > best.length) break;
    best = narrower;
  }
  return best;
}

/** Uses a smaller size for a long address. */
const addressStyle = (address: string): Style =>
  address.length > 80 ? { ...styles.title, size: 13, leading: 16 } : styles.title;

const heightOfTexts = (texts: readonly Text[]): number =>
  texts.reduce((sum, { lines }) => sum + heightOf(lines), 0);

function writeTexts(paper: Paper, texts: readonly Text[], x: number, y: number): void {
  let top = y;
  for (const { element, lines } of texts) {
    paper.write(element, lines, x, top);
    top += heightOf(lines);
  }
}

/** Draws the purchase facts side by side, and the assumptions. */
function drawPurchase(
  paper: Paper,
  section: Element,
  { facts, scenario, place, missing }: ViewHead,
  y: number,
): number {
  const list = paper.element(section, 'L', { title: 'facts' });
  const width = fullWidth / Math.max(1, facts.length) - 8;
  const columns = facts.map(({ name, value }) => {
    const body = paper.element(paper.element(list, 'LI'), 'LBody');
    const lines = [
      ...paper.lines([{ text: name, style: styles.smallMuted }], width),
      ...paper.lines([{ text: value, style: styles.strong }], width),
    ];
    return { element: body, lines };
  });
  for (const [index, column] of columns.entries())
    writeTexts(paper, [column], sheet.left + index * (width + 8), y);
  let top = y + Math.max(...columns.map(({ lines }) => heightOf(lines))) + 5;
  for (const [index, sentence] of [...scenario, place, ...missing].entries()) {
    const style = index < scenario.length ? styles.small : inColor(styles.small, colors.muted);
    const lines = paper.lines([{ text: sentence, style }], fullWidth);
    paper.write(paper.element(section, 'P'), lines, sheet.left, top);
    top += heightOf(lines) + 2;
  }
  return top;
}

/** Adds a remark to the head if the PDF's fonts lack some letters. */
export function withRemarkOnLetters(view: ReportView, typefaces: Typefaces): ReportView {
  // Checks whole words, because a combining mark may be separate from its letter.
  const foreign = new Set(JSON.stringify(view).match(/(?<![^\s"])[^\s"]*[^\x20-\x7e][^\s"]*/g));
  if (!leavesOut([...foreign].join(' '), typefaces.text)) return view;
  const missing = [...view.head.missing, reportTexts[view.language].page.lettersMissing(leftOut)];
  return { ...view, head: { ...view.head, missing } };
}
