import { isRetryable, retryDelayMs } from './call-stripe.js';

const failure = (type: string, more: object = {}): Error =>
  Object.assign(new Error('failed'), { type, ...more });
const asked = (seconds: string) =>
  failure('StripeRateLimitError', { statusCode: 429, headers: { 'retry-after': seconds } });
const down = failure('StripeAPIError', { statusCode: 503 });

describe('a call of Stripe that went wrong', () => {
  it.each<[string, object, boolean]>([
    ['StripeConnectionError', {}, true],
    ['StripeRateLimitError', { statusCode: 429 }, true],
    ['StripeAPIError', { statusCode: 503 }, true],
    ['StripeInvalidRequestError', { statusCode: 409 }, true],
    ['StripeIdempotencyError', { statusCode: 409 }, true],
    ['StripeAPIError', { statusCode: 500, headers: { 'stripe-should-retry': 'false' } }, false],
    ['StripeAPIError', { statusCode: 500, headers: { 'idempotent-replayed': 'true' } }, false],
    ['StripeAuthenticationError', { statusCode: 401 }, false],
    ['StripePermissionError', { statusCode: 403 }, false],
    ['StripeIdempotencyError', { statusCode: 400 }, false],
    ['StripeInvalidRequestError', { statusCode: 400 }, false],
    ['TypeError', {}, false],
  ])('is made again after %s %j: %s', (type, more, again) => {
    expect(isRetryable(failure(type, more))).toBe(again);
  });

  it.each<[string, unknown, number, number, number]>([
    ['half a second at first, at most', down, 1, 1, 500],
    ['half of it, at least', down, 1, 0, 250],
    ['twice as long each time', down, 4, 1, 4000],
    ['never longer than half a minute', down, 12, 1, 30_000],
    ['as long as Stripe asks', asked('7'), 1, 1, 7000],
    ['no shorter than it would without being asked', asked('0'), 3, 1, 2000],
    ['no longer than half a minute however long Stripe asks', asked('86400'), 1, 1, 30_000],
    ['as ever when Stripe asks in words', asked('Wed, 21 Oct 2026 07:28:00 GMT'), 1, 1, 500],
  ])('waits %s', (_title, error, attempt, random, expected) => {
    expect(retryDelayMs(error, attempt, random)).toBe(expected);
  });
});
