import { roundedCents } from './rounded-cents.js';

it.each([
  [0, 0],
  [140, 100],
  [1_850, 2_000],
  [4_400, 4_500],
  [22_249, 22_000],
  [49_999, 50_000],
  [50_400, 50_000],
  [50_500, 51_000],
  [3_443_043, 3_443_000],
  [-22_249, -22_000],
])('%i cents are shown as %i', (cents, shown) => {
  expect(roundedCents(cents)).toBe(shown);
});
