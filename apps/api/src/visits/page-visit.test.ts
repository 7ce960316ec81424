import { isVisit, visitedCodes } from './page-visit.js';

const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  accept: 'text/html,application/xhtml+xml',
  'sec-fetch-dest': 'document',
};

describe('a page that is asked for', () => {
  it('is a visit when a browser opens it, also one that says little of its requests', () => {
    expect(isVisit(browser)).toBe(true);
    expect(isVisit({ 'user-agent': browser['user-agent'], accept: browser.accept })).toBe(true);
  });

  it.each([
    [
      'a crawler',
      { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    ],
    ['the preview of a message', { 'user-agent': 'WhatsApp/2.23.20.0' }],
    [
      'a browser without a screen',
      { 'user-agent': 'Mozilla/5.0 (X11; Linux) HeadlessChrome/142.0.0.0 Safari/537.36' },
    ],
    ['a script', { 'user-agent': 'curl/8.9.1' }],
    ['who does not say what they are', { 'user-agent': undefined }],
    ['who asks by Global Privacy Control to be left alone', { 'sec-gpc': '1' }],
    ['a page that may be opened later', { 'sec-purpose': 'prefetch;prerender' }],
    ['the same of older browsers', { purpose: 'prefetch' }],
    ['a page in a frame', { 'sec-fetch-dest': 'iframe' }],
    ['a page that a script reads', { 'sec-fetch-dest': 'empty' }],
    ['what is no page', { 'sec-fetch-dest': undefined, accept: 'image/avif,*/*' }],
  ])('is none when it is %s', (_, headers) => {
    expect(isVisit({ ...browser, ...headers })).toBe(false);
  });
});

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
