import { sheet, type Paper } from '../../../../platform/pdf/paper.js';
import { colors } from '../../../../platform/pdf/style.js';

/** Writes a word across the sheet, below what will be written on it. */
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
