import type { SaleState } from './sale-decider.js';
import { waitsForCode, type LateCode } from './wait-for-code.js';

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
