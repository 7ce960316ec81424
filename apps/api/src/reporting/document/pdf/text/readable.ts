import type { Font, Typeface } from './typefaces.js';

/** A stretch of text that one font can write. */
export type Stretch = Readonly<{ font: Font; text: string }>;

/** Letters whose stroke is no mark of its own. */
const strokes: Readonly<Record<string, string>> = { ı: 'i', ℓ: 'l' };
/** Stands where a sign is that no font of ours has, so that nothing is lost unseen. */
const missing = '?';
const plain = /^[\x20-\x7e\u00a0]*$/;
/** Breaks nothing and is seen by nobody, but may turn the direction of what follows. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufe00-\ufe0f]/gu;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The text as our fonts can write it: letters without a mark that they lack, and a question mark for the rest. */
export function readable(text: string, typeface: Typeface): Stretch[] {
  const first = typeface[0];
  if (!first) return [];
  if (plain.test(text)) return text === '' ? [] : [{ font: first, text }];
  const stretches: { font: Font; text: string }[] = [];
  for (const { segment } of letters.segment(text.normalize('NFC'))) {
    const { font, text: written } = readableLetter(segment, typeface, first);
    const last = stretches.at(-1);
    if (last?.font === font) last.text += written;
    else if (written !== '') stretches.push({ font, text: written });
  }
  return stretches;
}

function readableLetter(letter: string, typeface: Typeface, first: Font): Stretch {
  const seen = letter.replace(invisible, '');
  if (seen === '' && !/\p{Co}|\p{Cs}|\p{Cn}/u.test(letter)) return { font: first, text: '' };
  for (const text of [seen, bare(seen)]) {
    const font = text === '' ? undefined : typeface.find((one) => writes(one, text));
    if (font) return { font, text };
  }
  return { font: first, text: missing };
}

const writes = ({ has }: Font, text: string): boolean =>
  Array.from(text, (sign) => sign.codePointAt(0) ?? 0).every((sign) => has.has(sign));

/** Without its marks, and in the form that search engines would compare. */
const bare = (letter: string): string => strokes[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');
