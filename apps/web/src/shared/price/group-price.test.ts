import { expect, it } from 'vitest';
import { groupPrice } from './read-price';

it.each([
  ['450000', '450,000'],
  [' $450,000 ', '450,000'],
  ['450.000', '450,000'],
  ['1.250.000,50', '1,250,000.50'],
  ['450000.5', '450,000.5'],
  ['$1,250,000.50', '1,250,000.50'],
])('shows the price typed as %s as %s', (typed, shown) => {
  expect(groupPrice(typed, 'en')).toBe(shown);
});

it.each(['', 'about 450k', '450 mil', '45.00.000', '-5'])('keeps %j as typed', (typed) => {
  expect(groupPrice(typed, 'en')).toBe(typed);
});
