import { expect, it } from 'vitest';
import { formatCount } from './format-count';

const [visits, visitas] = [
  { one: 'visit', other: 'visits' },
  { one: 'visita', other: 'visitas' },
];

it.each([
  [0, '0 visits', '0 visitas'],
  [1, '1 visit', '1 visita'],
  [2, '2 visits', '2 visitas'],
  [1_200, '1,200 visits', '1,200 visitas'],
  [1_000_000, '1,000,000 visits', '1,000,000 de visitas'],
])('counts %s', (count, english, spanish) => {
  expect([formatCount(count, 'en', visits), formatCount(count, 'es', visitas)]).toEqual([english, spanish]);
});
