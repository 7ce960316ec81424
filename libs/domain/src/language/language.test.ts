import { byLanguage, languageOf, locales } from './index.js';

describe('languageOf', () => {
  it.each([
    ['/', 'en'],
    ['/faq', 'en'],
    ['/es', 'es'],
    ['/es/', 'es'],
    ['/es/preguntas-frecuentes', 'es'],
    ['/estates', 'en'],
    ['/faq/es', 'en'],
    ['/constructor', 'en'],
  ])('reads the language of %s as %s', (pathname, language) => {
    expect(languageOf(pathname)).toBe(language);
  });
});

it('makes one value per language', () => {
  expect(byLanguage((language) => locales[language])).toEqual({ en: 'en-US', es: 'es-US' });
});
