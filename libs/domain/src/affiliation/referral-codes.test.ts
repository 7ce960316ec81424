import { type LateCode, normalizeReferralCode, newReferralCode, waitsForCode } from './referral-codes.js';
import { type SaleState } from './sale-decider.js';

describe('a chosen referral code', () => {
  it.each([
    [' jane-doe ', 'JANE-DOE'],
    ['A1B', 'A1B'],
    ['12345678901234567890', '12345678901234567890'],
  ])('%j is stored as %j', (given, kept) => expect(normalizeReferralCode(given)).toBe(kept));

  it.each(['', 'AB', '-ABC', 'A B C', '=1+1', 'ÁNA', 'A/B', '123456789012345678901'])(
    '%j is refused',
    (given) =>
      expect(() => normalizeReferralCode(given)).toThrow('A referral code has 3 to 20 letters from A to Z'),
  );
});
import fc from 'fast-check';

describe('a new referral code', () => {
  it('is a word and four unambiguous letters or digits', () => {
    const draw = fc.infiniteStream(fc.double({ min: 0, max: 0.999, noNaN: true }));
    fc.assert(
      fc.property(draw, (chances) => {
        const pick = (choices: number): number => Math.floor(chances.next().value * choices);
        expect(newReferralCode(pick)).toMatch(/^[A-Z]{3,7}[2-9BCDFGHJKMNPQRTVWXZ]{4}$/);
      }),
    );
  });

  it('is one of about 29 million', () => {
    const counts: number[] = [];
    newReferralCode((choices) => counts.push(choices) - counts.length);
    expect(counts.reduce((product, count) => product * count)).toBeGreaterThan(28_000_000);
  });
});

const unsplit: SaleState = { status: 'unsplit' };
const split = { status: 'split' } as SaleState;
const byWebhook: LateCode = { outcome: 'no-code', reportedByBrowser: false, hasWaited: false };

describe('a sale that may still get a referral code', () => {
  it.each<[string, SaleState, LateCode, boolean]>([
    ['waits when only a webhook told of it', unsplit, byWebhook, true],
    ['waits once', unsplit, { ...byWebhook, hasWaited: true }, false],
    ['does not wait for a browser that was there', unsplit, { ...byWebhook, reportedByBrowser: true }, false],
    ['does not wait when it has a code', unsplit, { ...byWebhook, outcome: 'credited' }, false],
    [
      'waits for another code when its own is nobody’s',
      unsplit,
      { ...byWebhook, outcome: 'unknown-code' },
      true,
    ],
    ['does not wait when the affiliate earns nothing', unsplit, { ...byWebhook, outcome: 'inactive' }, false],
    ['does not wait once it is split', split, byWebhook, false],
  ])('%s', (_, sale, late, waits) => {
    expect(waitsForCode(sale, late)).toBe(waits);
  });
});
