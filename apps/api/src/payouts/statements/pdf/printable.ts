/** What the fonts of every reader have beside ASCII: the rest of Latin 1, and the signs that Windows 1252 adds. */
const unprintable = /[^\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu;

/** Letters whose stroke is no mark of its own. */
const strokes: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i' };

/** The text as the paper can have it: other letters without their marks, and a question mark for the rest. */
export const printable = (text: string): string => text.normalize('NFC').replace(unprintable, withoutMarks);

const withoutMarks = (letter: string): string =>
  strokes[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '').replace(unprintable, '?');
