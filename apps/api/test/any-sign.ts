import fc from 'fast-check';

/** The surrogates are no signs. */
const [first, end] = [0xd800, 0xe000];

/** Any sign of Unicode, as a unit of texts. Fast-check's own of this kind takes seconds to be made. */
export const anySign: fc.Arbitrary<string> = fc
  .integer({ min: 0, max: 0x10ffff - (end - first) })
  .map((nth) => String.fromCodePoint(nth < first ? nth : nth + end - first));
