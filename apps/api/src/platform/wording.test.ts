import { counted } from './wording.js';

it('puts one thing into the singular, and none or many into the plural', () => {
  expect([0, 1, 2].map((count) => counted(count, 'report'))).toEqual(['0 reports', '1 report', '2 reports']);
  expect([1, 2].map((count) => counted(count, 'copy', 'copies'))).toEqual(['1 copy', '2 copies']);
});
