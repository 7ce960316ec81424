import { quantitiesIn } from './quantities.js';
import type { Quantity } from './quantity.js';

/** The words and quantities that a text may use: those given for its item and its section. */
export type Grounds = Readonly<{ words: ReadonlySet<string>; quantities: ReadonlySet<string>; text: string }>;

const wordPattern = /\p{L}+/gu;

/** Splits a text into words for comparison: lower case, without accents. */
export const plainWords = (text: string): string[] =>
  (text.match(wordPattern) ?? []).map((word) =>
    word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase(),
  );

/** A quantity's key for comparison: `money 1200`, `percent 3`. */
export const quantityKey = ({ kind, value }: Quantity): string => `${kind} ${value}`;

/** Collects the words and quantities in these values. */
export function groundsOf(...given: readonly unknown[]): Grounds {
  const texts = given.flatMap(textsIn);
  return {
    words: new Set(texts.flatMap(plainWords)),
    quantities: new Set(texts.flatMap(quantitiesIn).map(quantityKey)),
    text: texts.join(' ').toLowerCase(),
  };
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'number') return [String(value)];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
