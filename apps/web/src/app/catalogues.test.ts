import { describe, expect, it } from 'vitest';

import { defaultLanguage, otherLanguages } from '../shared/i18n/language';

type Dictionary = { default: unknown };
const catalogues = import.meta.glob<Dictionary>('../**/messages.*.ts', { eager: true });
const english = Object.keys(catalogues).filter((file) => file.endsWith(`.${defaultLanguage}.ts`));

/** Intentionally the same in every language: addresses, amounts, names. */
const shared = new Set([
  '1600 Main St, Houston, TX 77002',
  '450,000',
  'Closewise',
  'Blog',
  'Stripe',
  'CSV',
  'PDF',
  'No',
]);

function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value === 'function') return [[path, String((value as (x: unknown) => unknown)('x'))]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${path}.${key}`));
}

describe.each(otherLanguages(defaultLanguage))('the messages in %s', (language) => {
  it.each(english)('%s has every text', (file) => {
    const translation = catalogues[file.replace(`.${defaultLanguage}.ts`, `.${language}.ts`)];
    const translations = new Map(textsOf(translation?.default));
    for (const [path, text] of textsOf(catalogues[file]?.default)) {
      const translated = translations.get(path);
      expect(translated, `${path} is missing`).toBeTruthy();
      if (!shared.has(text)) expect(translated, `${path} is not translated`).not.toBe(text);
    }
  });
});
