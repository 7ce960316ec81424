import type { Font, Typeface } from './typefaces.js';

/** A stretch of text that one font can write. */
export type Stretch = Readonly<{ font: Font; text: string }>;

/** Letters whose stroke is no mark of its own. */
const strokes: Readonly<Record<string, string>> = { ı: 'i', ℓ: 'l' };
/** Stands where signs are that no font of ours has, so that nothing is lost unseen. */
export const leftOut = '[…]';
const plain = /^[\x20-\x7e\u00a0]*$/;
/** Nobody sees them, but they may turn the direction of what follows. */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufe00-\ufe0f]/gu;
/** Shape or color what they follow; left out where the font does without them. */
const joiners = /[\u200c\u200d\p{Emoji_Modifier}]/gu;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * A word as our fonts can write it: in one typeface, where one has all of its letters. Else each letter is looked for, then
 * without a mark that all of them lack; what is left out is seen to be.
 */
export function readable(word: string, { own, others }: Typeface): Stretch[] {
  const [first] = own;
  if (!first) return [];
  if (plain.test(word)) return word === '' ? [] : [{ font: first, text: word }];
  const written = lettersOf(word);
  const isOwn = written.every((letter) => fontFor(letter, own));
  const fonts = !isOwn && written.every((letter) => fontFor(letter, others)) ? others : [...own, ...others];
  return joined(written.map((letter) => readableLetter(letter, fonts) ?? { font: first, text: leftOut }));
}

/** Whether something of the text would be left out. */
export const leavesOut = (text: string, { own, others }: Typeface): boolean =>
  !plain.test(text) && lettersOf(text).some((letter) => !readableLetter(letter, [...own, ...others]));

/** As they are seen: signs without a form of their own are taken out. */
function lettersOf(text: string): string[] {
  return Array.from(letters.segment(text.normalize('NFC')), ({ segment }) => {
    const seen = segment.replace(invisible, '').replace(/^[\u200c\u200d]+$/, '');
    return seen === '' && /\p{Co}|\p{Cs}|\p{Cn}/u.test(segment) ? segment : seen;
  }).filter((letter) => letter !== '');
}

function readableLetter(letter: string, fonts: readonly Font[]): Stretch | null {
  for (const text of [letter, letter.replace(joiners, ''), bare(letter)]) {
    const font = text === '' ? undefined : fontFor(text, fonts);
    if (font) return { font, text };
  }
  return null;
}

const fontFor = (text: string, fonts: readonly Font[]): Font | undefined =>
  fonts.find(({ has }) =>
    Array.from(text, (sign) => sign.codePointAt(0) ?? 0).every((sign) => has.has(sign)),
  );

/** Without its marks, and in the form that search engines would compare. */
const bare = (letter: string): string => strokes[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');

/** Neighbours of one font are written at once, and what is left out side by side is said once. */
function joined(stretches: readonly Stretch[]): Stretch[] {
  const together: { font: Font; text: string }[] = [];
  for (const { font, text } of stretches) {
    const last = together.at(-1);
    if (last?.font !== font) together.push({ font, text });
    else if (text !== leftOut || !last.text.endsWith(leftOut)) last.text += text;
  }
  return together;
}
