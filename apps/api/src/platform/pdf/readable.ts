import type { Font } from './script-fonts.js';
import type { Typeface } from './typefaces.js';

/** A piece of text in one font. */
export type FontRun = Readonly<{ font: Font; text: string }>;

/** Letters whose stroke is not a combining mark. */
const strokes: Readonly<Record<string, string>> = { ı: 'i', ℓ: 'l' };
/** Replaces characters that none of our fonts has, so that omissions are visible. */
export const leftOut = '[…]';
const plain = /^[\x20-\x7e\u00a0]*$/;
/** Invisible characters, which may change the direction of the following text. */
const invisible = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}\ufe00-\ufe0f]/gu;
/** Modifiers of the previous character; dropped if the font lacks them. */
const joiners = /[\u200c\u200d\p{Emoji_Modifier}]/gu;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Splits a word into runs that our fonts can write: in one typeface if it has all letters, otherwise letter by letter, if
 * necessary without a mark that all fonts lack. Omitted characters are replaced by `leftOut`.
 */
export function toFontRuns(word: string, { own, others }: Typeface): FontRun[] {
  const [first] = own;
  if (!first) return [];
  if (plain.test(word)) return word === '' ? [] : [{ font: first, text: word }];
  const written = visibleLetters(word);
  const isOwn = written.every((letter) => findFont(letter, own));
  const fonts = !isOwn && written.every((letter) => findFont(letter, others)) ? others : [...own, ...others];
  return joinRuns(written.map((letter) => readableLetter(letter, fonts) ?? { font: first, text: leftOut }));
}

/** Whether a part of the text would be omitted. */
export const leavesOut = (text: string, { own, others }: Typeface): boolean =>
  !plain.test(text) && visibleLetters(text).some((letter) => !readableLetter(letter, [...own, ...others]));

/** The visible characters. */
function visibleLetters(text: string): string[] {
  return Array.from(letters.segment(text.normalize('NFC')), ({ segment }) => {
    const seen = segment.replace(invisible, '').replace(/^[\u200c\u200d]+$/, '');
    return seen === '' && /\p{Co}|\p{Cs}|\p{Cn}/u.test(segment) ? segment : seen;
  }).filter((letter) => letter !== '');
}

function readableLetter(letter: string, fonts: readonly Font[]): FontRun | null {
  for (const text of [letter, letter.replace(joiners, ''), withoutMarks(letter)]) {
    const font = text === '' ? undefined : findFont(text, fonts);
    if (font) return { font, text };
  }
  return null;
}

const findFont = (text: string, fonts: readonly Font[]): Font | undefined =>
  fonts.find(({ has }) =>
    Array.from(text, (character) => character.codePointAt(0) ?? 0).every((code) => has.has(code)),
  );

/** Without marks, in compatibility form. */
const withoutMarks = (letter: string): string =>
  strokes[letter] ?? letter.normalize('NFKD').replace(/\p{M}/gu, '');

/** Joins adjacent runs of one font; adjacent omissions become one. */
function joinRuns(runs: readonly FontRun[]): FontRun[] {
  const together: { font: Font; text: string }[] = [];
  for (const { font, text } of runs) {
    const last = together.at(-1);
    if (last?.font !== font) together.push({ font, text });
    else if (text !== leftOut || !last.text.endsWith(leftOut)) last.text += text;
  }
  return together;
}
