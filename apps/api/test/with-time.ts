/** Defines tests that run only in `npm run test:long`; a faster test covers the same behavior closer to its code. */
export const withTime = (tests: () => void): void => {
  if (process.env['LONG']) tests();
};
