import { keyOf, type Grounds } from './grounds.js';
import type { Finding } from './passage.js';
import { quantitiesIn } from './quantities.js';

/** Numbers and amounts that were not given, in digits or words; a dollar that no number follows is one of them. */
export function checkQuantities(text: string, { quantities }: Grounds): Finding[] {
  const strange = quantitiesIn(text).filter((quantity) => !quantities.has(keyOf(quantity)));
  const odd = text.match(/\$(?!\s?\d)|[€£¥₿¢]|(?![0-9])\p{N}|[A-Za-z]\d|\d(?![kKmM]\b)[A-Za-z]/gu) ?? [];
  return [...strange.map(({ found }) => found), ...odd].map((found) => ({
    reason: 'number-not-given',
    found,
  }));
}
