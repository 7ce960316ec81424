const title = /^(city|town|village|borough|township) of /;
const kind = / (county|parish|borough|township|twp)$/;

const shortened: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };

const normalized = new Map<string, string>();

/**
 * A place name for comparison: without case, accents, periods, apostrophes, words such as "City of" or "County", and
 * spelling variants (Wilkes-Barre, DuPage, Mount Oliver).
 */
export function placeKey(name: string): string {
  const known = normalized.get(name);
  if (known !== undefined) return known;
  const key = joinWords(plainWords(name).replace(title, '').replace(kind, ''));
  if (normalized.size < 10_000) normalized.set(name, key);
  return key;
}

/** Lower case, without accents, periods and apostrophes, single spaces between words: `doña ana` → `dona ana`. */
export const plainWords = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[.'’‘ʻ\p{M}]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[\s-]+/g, ' ')
    .trim();

/** Joins the output of `plainWords` without spaces and shortens Saint, Fort and Mount. */
export const joinWords = (words: string): string =>
  words
    .split(' ')
    .map((word) => shortened[word] ?? word)
    .join('');
