import type { ReportView } from '../../view/report-view.js';
import { fullWidth, sheet, type Paper } from '../../../../platform/pdf/paper.js';
import { colors, inColor } from '../../../../platform/pdf/style.js';
import { reportTexts } from '../../../texts/index.js';
import { styles } from '../styles.js';

const footTop = 756;
const style = inColor(styles.smallMuted, colors.muted);

/** Draws the footer of every sheet: report, disclaimer and page number. */
export function drawFeet(paper: Paper, { language, head, footer }: ReportView): void {
  const { count } = paper.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    paper.doc.switchToPage(index);
    const number = reportTexts[language].page.pageNumber(index + 1, count);
    writeLine(
      paper,
      shortened(paper, `${footer.brand} · ${footer.site} · ${head.address}`, fullWidth - 80),
      footTop,
    );
    writeLine(paper, number, footTop, true);
    writeLine(paper, `${footer.written}. ${footer.advice}`, footTop + style.leading);
  }
}

function shortened(paper: Paper, text: string, width: number): string {
  const [line, ...more] = paper.lines([{ text, style }], width);
  if (!line || more.length === 0) return text;
  const kept = line.runs.map((run) => run.text).join('');
  return `${kept.slice(0, -2)}…`;
}

function writeLine(paper: Paper, text: string, top: number, isRight = false): void {
  const [line] = paper.lines([{ text, style }], fullWidth);
  if (!line) return;
  const x = isRight ? sheet.right - line.width : sheet.left;
  paper.decorate(() => {
    for (const run of line.runs) paper.writeRun(run, x, top + style.leading * 0.5 + style.size * 0.35);
  }, 'Pagination');
}

/** Draws a watermark, below the content that follows. */
export function drawWatermark(paper: Paper, word: string): void {
  const span = {
    text: word,
    style: { face: 'display', size: 150, leading: 150, color: colors.plum },
  } as const;
  const [line] = paper.lines([span], Number.POSITIVE_INFINITY);
  if (!line) return;
  const center = { x: sheet.width / 2, y: sheet.height / 2 };
  paper.decorate((doc) => {
    doc
      .save()
      .rotate(-35, { origin: [center.x, center.y] })
      .fillOpacity(0.07);
    for (const run of line.runs) paper.writeRun(run, center.x - line.width / 2, center.y + 50);
    doc.restore();
    doc.fillOpacity(1);
  }, 'Pagination');
}
