import type { Doc } from './paper.js';
import { colors } from './style.js';

/** The mark of the site's head, 32 by 32 units: one lot of the plat with a house on it. */
export function drawMark(doc: Doc, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / 32);
  doc.path('M2 8.5 11 6M2 22l8 2M30 7.5l-6 .5M30 24l-6.5.5').lineWidth(1.5).stroke(colors.pine200);
  doc.path('M11 5.5 24.5 7.5 23.5 26.5 9.5 24.5z').fill(colors.marigold);
  doc.path('m13.2 17.6 3.7-3.6 3.7 3.6v4.6h-7.4z').fill(colors.pine900);
  doc.restore();
}
