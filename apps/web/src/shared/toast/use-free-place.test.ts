import { describe, expect, it } from 'vitest';
import { freePlace, type Box } from './use-free-place';

const phone = { left: 16, top: 16, width: 358, height: 812 };
const desktop = { left: 16, top: 16, width: 1248, height: 768 };
const toast = { width: 358, height: 80 };
const across = (top: number, height: number): Box => ({ left: 20, top, width: 350, height });

describe('the position of a toast', () => {
  it.each<[string, Box, Box[], { left: number; top: number } | null]>([
    ['is low and to the right where nothing is', desktop, [], { left: 906, top: 704 }],
    [
      'is to the left of a button in the right corner',
      desktop,
      [{ left: 1100, top: 720, width: 150, height: 48 }],
      { left: 16, top: 704 },
    ],
    ['is right above a button at the bottom', phone, [across(760, 48)], { left: 16, top: 672 }],
    [
      'is above all fields that stand too close to each other',
      phone,
      [across(300, 48), across(400, 48), across(440, 388)],
      { left: 16, top: 212 },
    ],
    [
      'is between two fields that leave room',
      phone,
      [across(700, 120), across(400, 48)],
      { left: 16, top: 612 },
    ],
    ['is nowhere on a page full of fields', phone, [across(16, 400), across(460, 368)], null],
    [
      'does not mind what is out of sight',
      phone,
      [across(1200, 48), across(-90, 48)],
      { left: 16, top: 748 },
    ],
  ])('%s', (_, frame, taken, place) => {
    expect(freePlace(frame, toast, taken)).toEqual(place);
  });
});
