import bidiFactory from 'bidi-js';

// Its types describe an ES module, while Node loads it as CommonJS.
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();
/** Unicode blocks of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether the text contains right-to-left characters. */
export const hasRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Text of one direction; `level` is that of Unicode's bidirectional algorithm, odd for right to left. */
export type Directed = Readonly<{ text: string; level: number }>;

/**
 * Splits each part of a line where the direction changes. The line itself is left to right, as all of our languages are.
 */
export function directedParts(parts: readonly string[]): Directed[][] {
  const { levels } = bidi.getEmbeddingLevels(parts.join(''), 'ltr');
  let start = 0;
  return parts.map((part) => {
    const directed: { text: string; level: number }[] = [];
    for (let index = 0; index < part.length; index++) {
      const level = levels[start + index]!;
      const last = directed.at(-1);
      if (last && last.level === level) last.text += part[index]!;
      else directed.push({ text: part[index]!, level });
    }
    start += part.length;
    return directed.map(({ text, level }) => ({ text: level % 2 === 1 ? mirrored(text) : text, level }));
  });
}

/** Mirrors brackets and similar characters, which fonts do not mirror themselves. */
function mirrored(text: string): string {
  if (hasRightToLeft(text)) return text;
  return Array.from(text, (sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .reverse()
    .join('');
}

/** Sorts parts into visual order: sequences of a level or deeper ones are reversed together. */
export function inVisualOrder<Part extends Readonly<{ level: number }>>(parts: readonly Part[]): Part[] {
  const ordered = [...parts];
  for (let level = Math.max(0, ...parts.map((part) => part.level)); level > 0; level--) {
    for (let start = 0; start < ordered.length; start++) {
      let end = start;
      while (end < ordered.length && ordered[end]!.level >= level) end++;
      if (end - start > 1) ordered.splice(start, end - start, ...ordered.slice(start, end).reverse());
      start = Math.max(start, end);
    }
  }
  return ordered;
}
