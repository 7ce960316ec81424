import { describe, expect, it } from 'vitest';
import { languageOf } from './language';
import { translatePath } from './translate-path';
import { href } from './paths';

describe('the language of an address', () => {
  it.each([
    ['/', 'en'],
    ['/es', 'es'],
    ['/es/', 'es'],
    ['/es/checkout/7', 'es'],
    ['/espresso', 'en'],
    ['/blog/es/', 'en'],
    ['/checkout/7', 'en'],
  ])('[RT-01] reads %s as %s', (pathname, language) => {
    expect(languageOf(pathname)).toBe(language);
  });

  it.each([
    ['/', '/es/'],
    ['/es', '/'],
    ['/es/', '/'],
    ['/checkout/7', '/es/checkout/7'],
    ['/checkout', '/es/checkout'],
    ['/es/procesando/7', '/processing/7'],
    ['/processing/7', '/es/procesando/7'],
    ['/es/gracias/7', '/thank-you/7'],
    ['/unauthorized', '/es/no-autorizado'],
    ['/admin', '/es/'],
    ['/no/such/page', '/es/'],
    ['/es/no-hay', '/'],
    ['/html-report/7', '/es/'],
  ])('[RT-01] switches %s to %s', (from, to) => {
    expect(translatePath(from, languageOf(to))).toBe(to);
  });

  it('[RT-02] builds the address of each pair with its report id', () => {
    const params = { reportId: '7' };
    expect(href('home', 'es')).toBe('/es/');
    expect(href('checkout', 'es', params)).toBe('/es/checkout/7');
    expect(href('processing', 'en', params)).toBe('/processing/7');
    expect(href('thankYou', 'es', params)).toBe('/es/gracias/7');
  });
});
