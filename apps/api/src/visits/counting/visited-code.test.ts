import { visitedCodes } from './visited-code.js';

it.each([
  ['/?ref=maple7k4m', ['MAPLE7K4M']],
  ['/es/?utm=a&referral=%20MAPLE7K4M', ['MAPLE7K4M']],
  ['/faq?affiliate=MAPLE7K4M&ref=', ['MAPLE7K4M']],
  ['/blog?ref=ghost.example.com&ref=maple7k4m', ['MAPLE7K4M']],
  ['/blog?ref=newsletter&ref=maple7k4m', ['NEWSLETTER', 'MAPLE7K4M']],
  ['/', []],
  ['/?ref=', []],
  [`/?ref=${'A'.repeat(41)}`, []],
  ['/?ref=%00', []],
  ['/?ref=%E0%A4%A', []],
])('the link %s has the codes %j', (url, codes) => {
  expect(visitedCodes(url)).toEqual(codes);
});
