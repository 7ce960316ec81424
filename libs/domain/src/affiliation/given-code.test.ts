import { givenCode } from './given-code.js';

describe('a referral code that somebody chose', () => {
  it.each([
    [' jane-doe ', 'JANE-DOE'],
    ['A1B', 'A1B'],
    ['12345678901234567890', '12345678901234567890'],
  ])('%j is kept as %j', (given, kept) => expect(givenCode(given)).toBe(kept));

  it.each(['', 'AB', '-ABC', 'A B C', '=1+1', 'ÁNA', 'A/B', '123456789012345678901'])(
    '%j is refused',
    (given) => expect(() => givenCode(given)).toThrow('A referral code has 3 to 20 letters from A to Z'),
  );
});
