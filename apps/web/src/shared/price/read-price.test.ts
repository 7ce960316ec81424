import { expect, it } from 'vitest';
import { readPrice } from './read-price';

it.each([
  ['450000', 450_000],
  ['$450,000', 450_000],
  ['$450,000.50', 450_000.5],
  ['US$ 450,000', 450_000],
  ['450 000', 450_000],
  ['450.000', 450_000],
  ['1.250.000,50', 1_250_000.5],
  ['450k', 450_000],
  ['$450 K', 450_000],
  ['1,250k', 1_250_000],
  ['1.2m', 1_200_000],
  ['1.2MM', 1_200_000],
  ['.5m', 500_000],
  ['1.2 million', 1_200_000],
  ['1.125 million dollars', 1_125_000],
  ['450 thousand', 450_000],
  ['half a million', 500_000],
  ['a million and a half', 1_500_000],
  ['1 million 200 thousand', 1_200_000],
  ['about 450 000 USD', 450_000],
  ['450000 cash', 450_000],
  ['4,50,000', 450_000],
  ['450,00', 450],
])('understands %j as %d dollars', (typed, dollars) => {
  expect(readPrice(typed, 'en')).toEqual({ dollars });
});

it.each([
  ['450 mil', 450_000],
  ['450 mil dólares', 450_000],
  ['1.250 mil', 1_250_000],
  ['1,2 millones', 1_200_000],
  ['1,2 millones de dólares', 1_200_000],
  ['un millón', 1_000_000],
  ['medio millón', 500_000],
  ['un millón y medio', 1_500_000],
  ['1 millón 200 mil', 1_200_000],
  ['mil dólares', 1000],
  ['450.000', 450_000],
  ['450.000,50', 450_000.5],
  ['$450,000.50', 450_000.5],
  ['450k', 450_000],
])('understands the Spanish %j as %d dollars', (typed, dollars) => {
  expect(readPrice(typed, 'es')).toEqual({ dollars });
});

it.each([
  '-5',
  '$-5',
  '−450k',
  '1e9',
  '1e9 dollars',
  '4.5E5',
  '1.2.3',
  '45.00.000',
  'abc',
  '0',
  '400000-450000',
  '400-450k',
  '400k to 450k',
  '400 mil a 450 mil',
  '400000 or 450000',
  'two hundred thousand',
  '450k 500k',
])('finds no price in %j', (typed) => {
  expect(readPrice(typed, 'en')).toEqual({ problem: 'unread' });
  expect(readPrice(typed, 'es')).toEqual({ problem: 'unread' });
});

it.each(['', '   ', '$'])('treats %j as blank', (typed) => {
  expect(readPrice(typed, 'en')).toEqual({ problem: 'blank' });
});
