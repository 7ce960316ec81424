import fc from 'fast-check';

/** Surrogates are not characters. */
const [first, end] = [0xd800, 0xe000];

/** Any Unicode character, as the unit of a string. fast-check's own arbitrary takes seconds to build. */
export const anyCharacter: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - (end - first) })
  .map((nth) => String.fromCodePoint(nth < first ? nth : nth + end - first));
