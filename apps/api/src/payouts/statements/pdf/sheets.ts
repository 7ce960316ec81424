import { colors, styleOf, tabular, type Style } from '../../../platform/pdf/style.js';
import { heightOf, type Element, type Paper } from '../../../platform/pdf/paper.js';
import type { Line } from '../../../platform/pdf/typeset.js';

/** Text styles of a statement on letter paper. */
export const styles = {
  brand: styleOf('display', 15, 20, colors.pine900),
  title: styleOf('display', 20, 26),
  heading: styleOf('display', 13, 18, colors.pine900),
  payee: styleOf('text', 11, 15, colors.muted),
  body: tabular(styleOf('text', 11, 15)),
  strong: tabular(styleOf('strong', 11, 15)),
  cell: tabular(styleOf('text', 9, 12)),
  columnHead: styleOf('strong', 9, 12, colors.muted),
  small: styleOf('text', 9, 12, colors.muted),
  link: styleOf('text', 9, 12, colors.pine700),
} as const;

/** In points; letter paper is 612 by 792. */
export const margin = 54;
export const width = 612 - 2 * margin;
const bottom = 792 - margin - 24;

/** Writes from top to bottom and starts a new page when the current one is full. */
export class Sheets {
  y = margin;

  constructor(readonly paper: Paper) {
    paper.doc.addPage();
  }

  /** Makes room for this height; true if that started a new page. */
  makeRoom(height: number): boolean {
    if (this.y + height <= bottom) return false;
    this.paper.doc.addPage();
    this.y = margin;
    return true;
  }

  /** Writes a full-width text as its own element, linked if there is a `url`. */
  write(parent: Element, type: string, text: string, style: Style, url?: string): void {
    const lines = this.paper.lines([{ text, style, ...(url !== undefined && { url }) }], width);
    this.makeRoom(heightOf(lines));
    this.paper.write(this.paper.element(parent, type), lines, margin, this.y);
    this.y += heightOf(lines);
  }

  linesOf(text: string, style: Style, room: number): Line[] {
    return this.paper.lines([{ text, style }], room);
  }
}
