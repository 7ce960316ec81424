const wordsPerMinute = 200;

/** Minutes to read a text, rounded up and at least one. */
export const readMinutesOf = (markdown: string): number =>
  Math.max(
    1,
    Math.ceil((markdown.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,$%-]*/gu) ?? []).length / wordsPerMinute),
  );
