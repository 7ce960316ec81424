export type Size = Readonly<{ width: number; height: number }>;
export type Box = Readonly<{ left: number; top: number }> & Size;
export type Place = Readonly<{ left: number; top: number }>;

const gap = 8;

/** The lowest place in the frame, to the right if it can be, where a box of this size covers nothing; null: there is none. */
export function freePlace(frame: Box, size: Size, taken: readonly Box[]): Place | null {
  const lowest = frame.top + frame.height - size.height;
  const right = frame.left + frame.width - size.width;
  const tops = [lowest, ...taken.map((box) => box.top - gap - size.height)]
    .filter((top) => top >= frame.top && top <= lowest)
    .toSorted((a, b) => b - a);
  const lefts = [right, frame.left, (frame.left + right) / 2];
  const places = tops.flatMap((top) => lefts.map((left) => ({ left, top })));
  return places.find((place) => !taken.some((box) => overlap({ ...place, ...size }, box))) ?? null;
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
