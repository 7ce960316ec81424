/** A sentence about a field that nothing was typed into. */
export const whenBlank =
  (sentence: string) =>
  (typed: string | null | undefined): string | null =>
    typed?.trim() ? null : sentence;
