import { expect, it } from 'vitest';
import { showsNotices } from './deferred-parts';

it.each([
  ['/', true],
  ['/es/preguntas-frecuentes', true],
  ['/blog/some-post', true],
  ['/affiliate-terms', true],
  ['/checkout/7', false],
  ['/es/checkout/7', false],
  ['/processing/7', false],
  ['/es/gracias/7', false],
  ['/html-report/7', false],
  ['/affiliate/dashboard/token', false],
  ['/organization/HAR/dashboard', false],
  ['/har/dashboard', false],
])('[SP-01] shows purchase notices on %s: %s', (pathname, shown) => {
  expect(showsNotices(pathname)).toBe(shown);
});
