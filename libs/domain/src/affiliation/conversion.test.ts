import { conversionPercent } from './conversion.js';

it.each([
  [3, 40, 7.5],
  [1, 3, 33.3],
  [0, 5, 0],
  [0, 0, null],
  [2, 0, null],
])('%d sales of %d visits are a conversion of %j percent', (sales, visits, percent) => {
  expect(conversionPercent(sales, visits)).toBe(percent);
});
