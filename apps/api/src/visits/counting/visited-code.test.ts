import { visitedCode } from './visited-code.js';

it.each([
  ['/?ref=maple7k4m', 'MAPLE7K4M'],
  ['/es/?utm=a&referral=%20MAPLE7K4M', 'MAPLE7K4M'],
  ['/faq?affiliate=MAPLE7K4M&ref=', 'MAPLE7K4M'],
  ['/', null],
  ['/?ref=', null],
  [`/?ref=${'A'.repeat(41)}`, null],
  ['/?ref=%00', null],
  ['/?ref=%E0%A4%A', null],
])('the link %s has the code %j', (url, code) => {
  expect(visitedCode(url)).toBe(code);
});
