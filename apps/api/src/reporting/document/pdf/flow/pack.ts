import type { Box } from './box.js';

/** The boxes of a column, and its filled height. */
export type Column = Readonly<{ from: number; to: number; height: number }>;

/**
 * Fills a column with as many boxes as fit, without breaking boxes that must stay together. Returns an empty column if
 * nothing fits; `always` then takes the minimum anyway.
 */
export function pack(
  boxes: readonly Box[],
  from: number,
  height: number,
  { always = false, endsSheet = true }: Readonly<{ always?: boolean; endsSheet?: boolean }> = {},
): Column {
  const heights: number[] = [];
  let reached = boxes[from]?.head?.height ?? 0;
  let to = from;
  for (; to < boxes.length; to++) {
    const box = boxes[to]!;
    const next = reached + (to === from ? 0 : box.before) + box.height;
    if (next > height + 0.01) break;
    reached = next;
    heights.push(reached);
  }
  if (to === boxes.length) return { from, to, height: reached };
  const fitting = to;
  const keeps = (box: Box) => box.keepsWithNext || (endsSheet && box.staysOnSheet === true);
  while (to > from && keeps(boxes[to - 1]!)) to--;
  if (to > from) return { from, to, height: heights[to - from - 1]! };
  if (!always) return { from, to: from, height: 0 };
  const atLeast = Math.max(fitting, from + 1);
  return { from, to: atLeast, height: heights[atLeast - from - 1] ?? boxes[from]!.height };
}

/** Fills columns side by side. If all remaining boxes fit, the columns are balanced to the minimum height. */
export function packColumns(
  boxes: readonly Box[],
  from: number,
  { count, height, always }: Readonly<{ count: number; height: number; always: boolean }>,
): Column[] {
  const all = filled(boxes, from, count, height, always);
  if (count === 1 || all.at(-1)?.to !== boxes.length) return all;
  let low = 0;
  let high = height;
  let best = all;
  while (high - low > 2) {
    const middle = (low + high) / 2;
    const columns = filled(boxes, from, count, middle, false);
    if (columns.at(-1)?.to === boxes.length) {
      best = columns;
      high = middle;
    } else low = middle;
  }
  return best;
}

function filled(
  boxes: readonly Box[],
  from: number,
  count: number,
  height: number,
  always: boolean,
): Column[] {
  const columns: Column[] = [];
  let next = from;
  for (let index = 0; index < count && next < boxes.length; index++) {
    const column = pack(boxes, next, height, { always, endsSheet: index === count - 1 });
    if (column.to === column.from) break;
    columns.push(column);
    next = column.to;
  }
  return columns;
}

/** The height of the first boxes that must stay together. */
export function firstHeight(boxes: readonly Box[]): number {
  let height = boxes[0]?.head?.height ?? 0;
  for (const [index, box] of boxes.entries()) {
    height += (index === 0 ? 0 : box.before) + box.height;
    if (!box.keepsWithNext) break;
  }
  return height;
}
