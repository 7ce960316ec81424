/** The smallest unit of layout; it is never split across sheets. */
export type Box = Readonly<{
  height: number;
  /** Space above it, except at the top of a column. */
  before: number;
  /** Must not be the last in its column. */
  keepsWithNext: boolean;
  /** Must not be the last on its sheet; what follows may be at the top of the next column. */
  staysOnSheet?: boolean;
  /** The table head, repeated above the box at the top of a column. */
  head?: Box;
  draw: (x: number, y: number) => void;
}>;

/** Ensures space above a box. */
export const withSpace = (box: Box, before: number): Box => ({
  ...box,
  before: Math.max(before, box.before),
});

/** Ensures space above the first box. */
export const withSpaceBefore = ([first, ...rest]: readonly Box[], before: number): Box[] =>
  first ? [withSpace(first, before), ...rest] : [];

/** Prevents column breaks after each box. */
export const keepWithNext = (boxes: readonly Box[]): Box[] =>
  boxes.map((box) => ({ ...box, keepsWithNext: true }));

/** Prevents breaks between boxes. */
export const keepTogether = (boxes: readonly Box[]): Box[] => [
  ...keepWithNext(boxes.slice(0, -1)),
  ...boxes.slice(-1),
];

/** Prevents breaks between boxes if their total height is at most `height`. */
export function keepTogetherUpTo(height: number, boxes: readonly Box[]): Box[] {
  const all = boxes.reduce((sum, box) => sum + box.before + box.height, 0);
  return all <= height ? keepTogether(boxes) : [...boxes];
}

/** Keeps the last box with what follows. */
export const keepEndWithNext = (boxes: readonly Box[]): Box[] => [
  ...boxes.slice(0, -1),
  ...keepWithNext(boxes.slice(-1)),
];

/** Prevents sheet breaks after each box. */
export const keepOnSheet = (boxes: readonly Box[]): Box[] =>
  boxes.map((box) => ({ ...box, staysOnSheet: true }));

/** Indents boxes, with an optional decoration behind each. */
export const indentBoxes = (
  boxes: readonly Box[],
  indent: number,
  behind?: (x: number, y: number, height: number) => void,
): Box[] =>
  boxes.map((box, index) => {
    // Decorations must join without gaps, so the space above each box but the first becomes part of its height.
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
