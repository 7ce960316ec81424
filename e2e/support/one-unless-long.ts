/**
 * All variants of a journey in the long form, otherwise only the one at `index`. The indexes are chosen so that the
 * journeys together cover each language and width.
 */
export const oneUnlessLong = <Variant>(variants: readonly Variant[], index: number): readonly Variant[] =>
  process.env['LONG'] ? variants : variants.slice(index, index + 1);
