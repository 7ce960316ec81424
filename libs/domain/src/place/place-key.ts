const title = /^(city|town|village|borough|township) of /;
const kind = / (county|parish|borough|township|twp)$/;

const shortened: Readonly<Record<string, string>> = { saint: 'st', sainte: 'ste', fort: 'ft', mount: 'mt' };

const normalised = new Map<string, string>();

/**
 * The name as it is compared: without case, accents, dots, apostrophes and words such as "City of" or "County", and
 * without what people write both ways (Wilkes-Barre, DuPage, Mount Oliver).
 */
export function placeKey(name: string): string {
  const known = normalised.get(name);
  if (known !== undefined) return known;
  const key = joined(plainWords(name).replace(title, '').replace(kind, ''));
  if (normalised.size < 10_000) normalised.set(name, key);
  return key;
}

/** Lower case, without accents, dots and apostrophes, words with one space between them: `doña ana` → `dona ana`. */
export const plainWords = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[.'’‘ʻ\p{M}]/gu, '')
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[\s-]+/g, ' ')
    .trim();

/** Words that `plainWords` left, without spaces and with Saint, Fort and Mount as people shorten them. */
export const joined = (words: string): string =>
  words
    .split(' ')
    .map((word) => shortened[word] ?? word)
    .join('');
