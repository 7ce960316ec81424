/** Tests for which there is time in `npm run test:long` alone: what they show has a test of its own nearer to it. */
export const withTime = (tests: () => void): void => {
  if (process.env['LONG']) tests();
};
