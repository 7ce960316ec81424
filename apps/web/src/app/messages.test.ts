import { describe, expect, it } from 'vitest';

type Dictionary = { default: unknown };
const english = import.meta.glob<Dictionary>('../**/messages.en.ts', { eager: true });
const spanish = import.meta.glob<Dictionary>('../**/messages.es.ts', { eager: true });

/** The same in both languages on purpose: addresses, amounts, names. */
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

describe('the message files', () => {
  it.each(Object.keys(english))('%s has every text in Spanish too', (file) => {
    const inSpanish = new Map(textsOf(spanish[file.replace('.en.ts', '.es.ts')]?.default));
    for (const [path, text] of textsOf(english[file]?.default)) {
      const translated = inSpanish.get(path);
      expect(translated, `${path} is missing`).toBeTruthy();
      if (!shared.has(text)) expect(translated, `${path} is not translated`).not.toBe(text);
    }
  });
});
