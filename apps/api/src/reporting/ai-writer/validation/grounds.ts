import { quantitiesIn } from './quantities.js';
import type { Quantity } from './quantity.js';

/** What a text may rest on: the words and quantities that its item and the whole section were given. */
export type Grounds = Readonly<{ words: ReadonlySet<string>; quantities: ReadonlySet<string>; text: string }>;

const wordPattern = /\p{L}+/gu;

/** Words as they are compared: lower case, without accents. */
export const wordsOf = (text: string): string[] =>
  (text.match(wordPattern) ?? []).map((word) =>
    word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  );

/** How a quantity is compared: `money 1200`, `percent 3`. */
export const keyOf = ({ kind, value }: Quantity): string => `${kind} ${value}`;

/** The grounds of everything that stands in these values. */
export function groundsOf(...given: readonly unknown[]): Grounds {
  const texts = given.flatMap(textsIn);
  return {
    words: new Set(texts.flatMap(wordsOf)),
    quantities: new Set(texts.flatMap(quantitiesIn).map(keyOf)),
    text: texts.join(' ').toLowerCase(),
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
