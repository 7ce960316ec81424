import { heightOf, type Element, type Paper } from '../../../../platform/pdf/paper.js';
import type { Line, Span } from '../../../../platform/pdf/typeset.js';
import type { Box } from './box.js';

export type Cell = Readonly<{
  spans: readonly Span[];
  x: number;
  width: number;
  align?: 'left' | 'right' | 'center';
  /** The cell's role for screen readers; `decoration` is skipped. */
  as: 'TH-row' | 'TH-column' | 'TD' | 'decoration';
}>;

type Row = Readonly<{
  cells: readonly Cell[];
  padding: number;
  before?: number;
  head?: Box;
  /** Draws behind the texts. */
  behind?: (x: number, y: number, height: number) => void;
}>;

/** A table row with wrapping cells. `table` is null if screen readers should skip it. */
export function tableRow(paper: Paper, table: Element | null, row: Row): Box {
  const tr = table && paper.element(table, 'TR');
  const cells = row.cells.map((cell) => ({
    cell,
    lines: paper.lines(cell.spans, cell.width),
    element: tr && elementOf(paper, tr, cell.as),
  }));
  const height = Math.max(...cells.map(({ lines }) => heightOf(lines))) + 2 * row.padding;
  return {
    height,
    before: row.before ?? 0,
    keepsWithNext: false,
    ...(row.head && { head: row.head }),
    draw: (x, y) => {
      row.behind?.(x, y, height);
      for (const { cell, lines, element } of cells)
        writeCell(paper, element, aligned(lines, cell), x + cell.x, y + row.padding);
    },
  };
}

function elementOf(paper: Paper, tr: Element, as: Cell['as']): Element | null {
  if (as === 'decoration') return null;
  if (as === 'TD') return paper.element(tr, 'TD');
  return paper.element(tr, 'TH', { scope: as === 'TH-row' ? 'Row' : 'Column' });
}

function writeCell(
  paper: Paper,
  element: Element | null,
  lines: readonly Line[],
  x: number,
  y: number,
): void {
  if (element) return paper.write(element, lines, x, y);
  let top = y;
  for (const line of lines) {
    const baseline = top + line.leading / 2 + line.size * 0.35;
    paper.decorate(() => line.runs.forEach((run) => paper.writeRun(run, x, baseline)), 'Pagination');
    top += line.leading;
  }
}

const shares = { left: 0, center: 0.5, right: 1 } as const;

const aligned = (lines: readonly Line[], { align = 'left', width }: Cell): Line[] =>
  lines.map((line) => {
    const shift = (width - line.width) * shares[align];
    return { ...line, runs: line.runs.map((run) => ({ ...run, x: run.x + shift })) };
  });
