import { expect, it } from 'vitest';
import { readAmount, readPercent } from './read-form';

it.each([
  ['6.875', 6875],
  ['6,5 %', 6500],
  ['6 7/8%', 6875],
  ['20 percent', 20_000],
  ['3.5 por ciento', 3500],
  ['.5', 500],
  ['0', 0],
  ['', 'blank'],
  ['%', 'unread'],
  ['six', 'unread'],
  ['6.5 1/2', 'unread'],
  ['6 1/0', 'unread'],
  ['-3', 'unread'],
])('reads the percentage %j as %j', (typed, read) => {
  expect(readPercent(typed)).toBe(read);
});

it.each([
  ['$90,000', 9_000_000],
  ['90k', 9_000_000],
  ['1.500,50', 150_050],
  ['0', 0],
  ['$0.00', 0],
  ['', 'blank'],
  ['none', 'unread'],
  ['-5', 'unread'],
])('reads the amount %j as %j', (typed, read) => {
  expect(readAmount(typed, 'es')).toBe(read);
});
