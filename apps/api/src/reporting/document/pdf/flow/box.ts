/** Something that stands on one sheet as a whole. */
export type Box = Readonly<{
  height: number;
  /** Room above it, unless it is the first in its column. */
  before: number;
  /** It must not be the last in its column. */
  keepsWithNext: boolean;
  /** It must not be the last on its sheet: what follows may stand at the top of the next column. */
  staysOnSheet?: boolean;
  /** Drawn again above it where it is the first in its column: the head of its table. */
  head?: Box;
  draw: (x: number, y: number) => void;
}>;

/** A box with more room above it. */
export const spaced = (box: Box, before: number): Box => ({ ...box, before: Math.max(before, box.before) });

/** The first of the boxes with more room above it. */
export const spacedFirst = ([first, ...rest]: readonly Box[], before: number): Box[] =>
  first ? [spaced(first, before), ...rest] : [];

/** None of the boxes must be followed by the end of its column. */
export const keptWithNext = (boxes: readonly Box[]): Box[] =>
  boxes.map((box) => ({ ...box, keepsWithNext: true }));

/** Boxes that are not parted. */
export const allTogether = (boxes: readonly Box[]): Box[] => [
  ...keptWithNext(boxes.slice(0, -1)),
  ...boxes.slice(-1),
];

/** Boxes that are not parted where they need no more than a height. */
export function togetherUpTo(height: number, boxes: readonly Box[]): Box[] {
  const all = boxes.reduce((sum, box) => sum + box.before + box.height, 0);
  return all <= height ? allTogether(boxes) : [...boxes];
}

/** The last of the boxes with what follows it. */
export const endKeptWithNext = (boxes: readonly Box[]): Box[] => [
  ...boxes.slice(0, -1),
  ...keptWithNext(boxes.slice(-1)),
];

/** None of the boxes must be followed by the end of its sheet. */
export const keptOnSheet = (boxes: readonly Box[]): Box[] =>
  boxes.map((box) => ({ ...box, staysOnSheet: true }));

/** Boxes drawn further to the right, with a decoration behind each of them. */
export const indented = (
  boxes: readonly Box[],
  indent: number,
  behind?: (x: number, y: number, height: number) => void,
): Box[] =>
  boxes.map((box, index) => {
    // What stands behind joins without a gap: the room above each but the first is part of its height.
    const room = behind && index > 0 ? box.before : 0;
    return {
      ...box,
      before: box.before - room,
      height: box.height + room,
      draw: (x, y) => {
        behind?.(x, y, box.height + room);
        box.draw(x + indent, y + room);
      },
    };
  });
