import type { Bar } from '../../view/index.js';
import type { Paper } from '../../../../platform/pdf/paper.js';
import { colors } from '../../../../platform/pdf/style.js';

type Place = Readonly<{ x: number; y: number; width: number; height: number }>;

/** A bar in its track; never so short that it cannot be seen. */
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

/** Two slanted gaps: the bar is longer than there is room. */
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
