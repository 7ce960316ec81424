import { sheet, type Paper } from '../paper/paper.js';
import type { Box } from './box.js';
import { firstHeight, packColumns } from './pack.js';

/** The room between columns. */
const gutter = 20;

/** The width of each of so many columns. */
export const columnWidth = (count: number): number =>
  (sheet.right - sheet.left - gutter * (count - 1)) / count;

/** Puts boxes on sheets, from top to bottom, and begins a new sheet where one is full. */
export class Flow {
  private y: number = sheet.top;
  private isEmpty = true;

  constructor(
    private readonly paper: Paper,
    private readonly onSheet: () => void,
  ) {}

  /** Goes on below what was drawn by others. */
  startAt(y: number): void {
    this.y = y;
    this.isEmpty = false;
  }

  newSheet(): void {
    if (this.isEmpty && this.paper.doc.bufferedPageRange().count > 0) return;
    this.paper.doc.addPage();
    this.onSheet();
    this.y = sheet.top;
    this.isEmpty = true;
  }

  /** `lead` over the whole width, which stays with the beginning of `boxes` in so many columns. */
  place(lead: readonly Box[], boxes: readonly Box[], columns = 1): void {
    const before = this.isEmpty ? 0 : ((lead[0] ?? boxes[0])?.before ?? 0);
    const room = boxes[0]?.before ?? 0;
    if (this.left - before < firstHeight(lead) + room + Math.min(firstHeight(boxes), 300)) this.newSheet();
    this.fill(lead, 1);
    this.fill(boxes, columns);
  }

  private get left(): number {
    return sheet.bottom - this.y;
  }

  private fill(boxes: readonly Box[], count: number): void {
    let next = 0;
    while (next < boxes.length) {
      const before = this.isEmpty ? 0 : boxes[next]!.before;
      const area = { count, height: this.left - before, always: this.isEmpty };
      const columns = packColumns(boxes, next, area);
      const last = columns.at(-1);
      if (last) {
        const top = this.y + before;
        for (const [index, { from, to }] of columns.entries())
          this.draw(boxes.slice(from, to), sheet.left + index * (columnWidth(count) + gutter), top);
        this.y = top + Math.max(...columns.map(({ height }) => height));
        this.isEmpty = false;
        next = last.to;
      }
      if (next < boxes.length) this.newSheet();
    }
  }

  private draw(boxes: readonly Box[], x: number, top: number): void {
    let y = top;
    const head = boxes[0]?.head;
    if (head) {
      head.draw(x, y);
      y += head.height;
    }
    for (const [index, box] of boxes.entries()) {
      if (index > 0) y += box.before;
      box.draw(x, y);
      y += box.height;
    }
  }
}
