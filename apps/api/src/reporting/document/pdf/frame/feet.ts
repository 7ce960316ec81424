import type { ReportLanguage } from '@closewise/contracts/buyer';
import type { ReportView } from '../../view/index.js';
import { fullWidth, sheet, type Paper } from '../../../../platform/pdf/paper.js';
import { colors, inColor } from '../../../../platform/pdf/style.js';
import { styles } from '../styles.js';

const pageOf: Readonly<Record<ReportLanguage, (page: number, pages: number) => string>> = {
  en: (page, pages) => `Page ${page} of ${pages}`,
  es: (page, pages) => `Página ${page} de ${pages}`,
};
const y = 756;
const style = inColor(styles.smallMuted, colors.muted);

/** At the foot of each sheet: whose report it is, what it is worth, and which sheet this is. */
export function drawFeet(paper: Paper, { language, head, footer }: ReportView): void {
  const { count } = paper.doc.bufferedPageRange();
  for (let index = 0; index < count; index++) {
    paper.doc.switchToPage(index);
    const number = pageOf[language](index + 1, count);
    writeLine(
      paper,
      shortened(paper, `${footer.brand} · ${footer.site} · ${head.address}`, fullWidth - 80),
      y,
    );
    writeLine(paper, number, y, true);
    writeLine(paper, `${footer.written}. ${footer.advice}`, y + style.leading);
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
