import { normalDensity, shareUnderBell } from './normal.js';

it.each([
  [-3, 0.001_349_9],
  [-1.281_551_6, 0.1],
  [0, 0.5],
  [1, 0.841_344_7],
  [2.5, 0.993_790_3],
])('the share of a normal distribution under %d is %d', (z, share) => {
  expect(shareUnderBell(z, normalDensity(z))).toBeCloseTo(share, 6);
});
