import { sheet } from '../../../../platform/pdf/paper.js';
import type { Box } from './box.js';
import { firstHeight, packColumns } from './pack.js';

/** The space between columns. */
const gutter = 20;
/** Scales for the space between boxes, tried to save a sheet or to avoid leftovers on the next one. */
const tighter = [1, 0.9, 0.8, 0.7] as const;
/** Further scales, tried if only a few lines would spill onto another sheet. */
const tightest = [0.55, 0.4] as const;
/** A last sheet that is filled less than this is considered a leftover. */
const worthASheet = 0.3;
/** The end of a section is considered a leftover below this height at the top of a sheet. */
const worthATop = 100;
/** The minimum height below a heading, unless less follows. */
const beginning = 96;

type Region = Readonly<{ lead: readonly Box[]; boxes: readonly Box[]; columns: number }>;
type Place = { sheets: number; y: number; isEmpty: boolean; forgotten: number };
type Drawn = Readonly<{ boxes: readonly Box[]; x: number; y: number }>;
type OnSheets = Readonly<{ newSheet: () => void; draw: (column: Drawn) => void }>;

const unseen: OnSheets = { newSheet: () => undefined, draw: () => undefined };

/** The width of each of `count` columns. */
export const columnWidth = (count: number): number =>
  (sheet.right - sheet.left - gutter * (count - 1)) / count;

/** Lays out boxes on sheets, and scales the space between them so that sheets are well filled. */
export class Flow {
  private readonly regions: Region[] = [];

  /** `top` is the start on the current sheet; null starts a new sheet. */
  constructor(
    private readonly newSheet: () => void,
    private readonly top: number | null = null,
  ) {}

  /** Adds boxes in columns below `lead`, which spans the whole width and stays with the first boxes. */
  place(lead: readonly Box[], boxes: readonly Box[], columns = 1): void {
    this.regions.push({ lead, boxes, columns });
  }

  /** Draws everything that was placed. */
  draw(): void {
    if (this.top === null) this.newSheet();
    this.lay(scaled(this.regions, this.bestScale()), { newSheet: this.newSheet, draw: drawColumn });
  }

  private bestScale(): number {
    const endAt = (scale: number) => ({ scale, ...this.lay(scaled(this.regions, scale), unseen) });
    const ends = tighter.map(endAt);
    if (filledOf(ends[0]!) < worthASheet) ends.push(...tightest.map(endAt));
    const fewest = Math.min(...ends.map(({ sheets }) => sheets));
    const [best] = ends
      .filter(({ sheets }) => sheets === fewest)
      .toSorted((one, other) => one.forgotten - other.forgotten || other.scale - one.scale);
    return best!.scale;
  }

  private lay(regions: readonly Region[], on: OnSheets): Place {
    const place: Place = { sheets: 1, y: this.top ?? sheet.top, isEmpty: this.top === null, forgotten: 0 };
    for (const { lead, boxes, columns } of regions) {
      const before = place.isEmpty ? 0 : ((lead[0] ?? boxes[0])?.before ?? 0);
      const together = firstHeight(lead) + (boxes[0]?.before ?? 0) + beginningOf(boxes, columns);
      if (leftOn(place) - before < together) turn(place, on);
      fill(place, lead, 1, on);
      fill(place, boxes, columns, on);
    }
    return place;
  }
}

const beginningOf = (boxes: readonly Box[], columns: number): number => {
  const all = boxes.reduce((sum, { before, height }) => sum + before + height, 0) / columns;
  return Math.min(Math.max(firstHeight(boxes), Math.min(beginning, all)), 300);
};
const leftOn = ({ y }: Place): number => sheet.bottom - y;
const filledOf = ({ y }: Place): number => (y - sheet.top) / (sheet.bottom - sheet.top);

const scaled = (regions: readonly Region[], scale: number): readonly Region[] => {
  const closer = (boxes: readonly Box[]) => boxes.map((box) => ({ ...box, before: box.before * scale }));
  return scale === 1
    ? regions
    : regions.map(({ lead, boxes, columns }) => ({ lead: closer(lead), boxes: closer(boxes), columns }));
};

function turn(place: Place, { newSheet }: OnSheets): void {
  if (place.isEmpty) return;
  newSheet();
  Object.assign(place, { sheets: place.sheets + 1, y: sheet.top, isEmpty: true });
}

function fill(place: Place, boxes: readonly Box[], count: number, on: OnSheets): void {
  let next = 0;
  while (next < boxes.length) {
    const before = place.isEmpty ? 0 : boxes[next]!.before;
    const area = { count, height: leftOn(place) - before, always: place.isEmpty };
    const columns = packColumns(boxes, next, area);
    const last = columns.at(-1);
    if (last) {
      const y = place.y + before;
      for (const [index, { from, to }] of columns.entries())
        on.draw({ boxes: boxes.slice(from, to), x: sheet.left + index * (columnWidth(count) + gutter), y });
      const height = Math.max(...columns.map((column) => column.height));
      if (next > 0 && last.to === boxes.length && height < worthATop) place.forgotten++;
      place.y = y + height;
      place.isEmpty = false;
      next = last.to;
    }
    if (next < boxes.length) turn(place, on);
  }
}

function drawColumn({ boxes, x, y }: Drawn): void {
  const head = boxes[0]?.head;
  head?.draw(x, y);
  let top = y + (head?.height ?? 0);
  for (const [index, box] of boxes.entries()) {
    if (index > 0) top += box.before;
    box.draw(x, top);
    top += box.height;
  }
}
