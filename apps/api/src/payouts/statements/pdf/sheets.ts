import { heightOf, type Element, type Paper } from '../../../platform/pdf/paper.js';
import type { Style } from '../../../platform/pdf/style.js';
import type { Line } from '../../../platform/pdf/typeset.js';

/** In points: letter paper is 612 by 792. */
export const margin = 54;
export const width = 612 - 2 * margin;
const bottom = 792 - margin - 24;

/** Writes below what is written already, and begins a new sheet where the last one is full. */
export class Sheets {
  y = margin;

  constructor(readonly paper: Paper) {
    paper.doc.addPage();
  }

  /** Whether a new sheet had to begin so that so much room is left. */
  makeRoom(height: number): boolean {
    if (this.y + height <= bottom) return false;
    this.paper.doc.addPage();
    this.y = margin;
    return true;
  }

  /** A text over the whole width as an element of its own. */
  write(parent: Element, type: string, text: string, style: Style): void {
    const lines = this.linesOf(text, style, width);
    this.makeRoom(heightOf(lines));
    this.paper.write(this.paper.element(parent, type), lines, margin, this.y);
    this.y += heightOf(lines);
  }

  linesOf(text: string, style: Style, room: number): Line[] {
    return this.paper.lines([{ text, style }], room);
  }
}
