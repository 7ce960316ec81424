/** A text as it is searched and sorted: letter case and accents do not count. */
export const foldedText = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
