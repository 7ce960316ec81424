import { keepEndWithNext, type Box } from './box.js';
import { pack, packColumns } from './pack.js';

const box = (height: number, more: Partial<Box> = {}): Box => ({
  height,
  before: 0,
  keepsWithNext: false,
  draw: () => undefined,
  ...more,
});

describe('boxes in a column', () => {
  it('stand below each other as long as there is room, with room above all but the first', () => {
    const boxes = [box(10, { before: 50 }), box(10, { before: 5 }), box(10)];
    expect(pack(boxes, 0, 25)).toEqual({ from: 0, to: 2, height: 25 });
  });

  it('are not torn from the next that they stay with', () => {
    const boxes = [box(10), box(10, { keepsWithNext: true }), box(10)];
    expect(pack(boxes, 0, 25)).toEqual({ from: 0, to: 1, height: 10 });
  });

  it('end a text only together with what belongs to it', () => {
    const boxes = [...keepEndWithNext([box(10), box(10)]), box(10)];
    expect(pack(boxes, 0, 25)).toEqual({ from: 0, to: 1, height: 10 });
  });

  it('count the head of their table, which comes again', () => {
    const boxes = [box(10, { head: box(8) }), box(10)];
    expect(pack(boxes, 0, 20)).toEqual({ from: 0, to: 1, height: 18 });
  });

  it('are put in although they are too high, where the column is as high as it can be', () => {
    expect(pack([box(30)], 0, 20)).toEqual({ from: 0, to: 0, height: 0 });
    expect(pack([box(30)], 0, 20, { always: true })).toMatchObject({ from: 0, to: 1 });
  });
});

describe('columns beside each other', () => {
  it('tear what stays on its sheet between them, but not at the end of the sheet', () => {
    const boxes = [
      box(10),
      box(10, { staysOnSheet: true }),
      box(10),
      box(10, { staysOnSheet: true }),
      box(10),
    ];
    const columns = packColumns(boxes, 0, { count: 2, height: 20, always: false });
    expect(columns.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 3],
    ]);
  });

  it('are as low as they can be when everything fits', () => {
    const boxes = [box(10), box(10), box(10), box(10)];
    const columns = packColumns(boxes, 0, { count: 2, height: 100, always: false });
    expect(columns.map(({ from, to }) => [from, to])).toEqual([
      [0, 2],
      [2, 4],
    ]);
  });

  it('are filled when more is to come', () => {
    const boxes = Array.from({ length: 9 }, () => box(10));
    const columns = packColumns(boxes, 0, { count: 2, height: 30, always: false });
    expect(columns.at(-1)).toEqual({ from: 3, to: 6, height: 30 });
  });
});
