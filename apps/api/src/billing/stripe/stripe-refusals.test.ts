import { ProviderUnavailableError } from '../provider/payment-provider.js';
import {
  awaitAnswer,
  isAccountGone,
  isMissing,
  isReplayed,
  isSpentKey,
  refusalOf,
} from './stripe-refusals.js';

const failure = (type: string, more: object = {}): Error =>
  Object.assign(new Error('sk_test_SECRET is no key'), { type, ...more });
const replayed = { headers: { 'idempotent-replayed': 'true' } };

describe('a refusal of Stripe', () => {
  it.each([
    ['StripeConnectionError', {}],
    ['StripeAPIError', { statusCode: 500 }],
    ['StripeRateLimitError', { statusCode: 429 }],
    ['StripeAuthenticationError', { statusCode: 401 }],
    ['StripePermissionError', { statusCode: 403 }],
    ['StripeInvalidRequestError', { statusCode: 409 }],
  ])('%s %j passes by itself, and is told without words that quote a key', async (type, more) => {
    const error: unknown = await awaitAnswer(Promise.reject(failure(type, more))).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(ProviderUnavailableError);
    expect(String(error)).toContain(type);
    expect(String(error)).not.toContain('sk_test');
    expect(String(error).includes('check STRIPE_SECRET_KEY')).toBe(/Auth|Permission/.test(type));
  });

  it.each([
    failure('StripeInvalidRequestError', { statusCode: 400 }),
    failure('StripeCardError', { statusCode: 402 }),
    failure('StripeIdempotencyError', { statusCode: 400 }),
    new Error('Connection refused by ourselves'),
  ])('stays what it is: %s', async (error) => {
    await expect(awaitAnswer(Promise.reject(error))).rejects.toBe(error);
  });

  it.each([
    ['StripeIdempotencyError', { statusCode: 400 }, true],
    ['StripeIdempotencyError', { statusCode: 409 }, false],
    ['StripeAPIError', { statusCode: 500, ...replayed }, true],
    ['StripeAPIError', { statusCode: 503, ...replayed }, true],
    ['StripeAPIError', { statusCode: 500, headers: {} }, false],
    ['StripeInvalidRequestError', { statusCode: 499, ...replayed }, false],
    ['TypeError', { statusCode: 500, ...replayed }, false],
  ])('%s %j has used up its key: %s', (type, more, spent) => {
    expect(isSpentKey(failure(type, more))).toBe(spent);
  });

  it('knows nothing of what is missing, and of nothing else', () => {
    const missing = { code: 'resource_missing' };
    expect(isMissing(failure('StripeInvalidRequestError', missing))).toBe(true);
    expect(isMissing(failure('StripeInvalidRequestError', { code: 'parameter_unknown' }))).toBe(false);
    expect(isMissing(Object.assign(new Error('not of Stripe'), missing))).toBe(false);
  });

  it('knows nothing of an account that was deleted or has left', () => {
    expect(isAccountGone(failure('StripePermissionError', { code: 'account_invalid' }))).toBe(true);
    expect(isAccountGone(failure('StripeInvalidRequestError', { code: 'resource_missing' }))).toBe(true);
    expect(isAccountGone(failure('StripePermissionError', { code: 'secret_key_required' }))).toBe(false);
    expect(isAccountGone(failure('StripePermissionError'))).toBe(false);
  });

  it.each([
    ['StripeInvalidRequestError', { statusCode: 400, code: 'balance_insufficient' }, 'balance_insufficient'],
    ['StripeInvalidRequestError', { statusCode: 404 }, 'StripeInvalidRequestError'],
    ['StripeInvalidRequestError', { statusCode: 409, code: 'idempotency_key_in_use' }, undefined],
    ['StripeIdempotencyError', { statusCode: 400 }, undefined],
    ['StripeRateLimitError', { statusCode: 429 }, undefined],
    ['StripePermissionError', { statusCode: 403, code: 'account_invalid' }, undefined],
    ['TypeError', { statusCode: 400 }, undefined],
  ])('%s %j says no for good as %s, in no words of Stripe', (type, more, code) => {
    const refusal = refusalOf(failure(type, more));
    expect(refusal?.code).toBe(code);
    expect(JSON.stringify({ refusal })).not.toContain('SECRET');
  });

  it('is an answer of before when Stripe says so', () => {
    expect([isReplayed({ 'idempotent-replayed': 'true' }), isReplayed({}), isReplayed()]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
