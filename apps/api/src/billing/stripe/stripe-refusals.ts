import type Stripe from 'stripe';
import { ProviderUnavailableError } from '../provider/payment-provider.js';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** Kinds of Stripe's errors that pass by themselves or by what the operator does, and say nothing of the payment. */
const passing = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/** Waits for an answer of Stripe; throws ProviderUnavailableError when it gives none that means anything. */
export async function answerOf<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw isPassing(error) ? unavailable(error) : error;
  }
}

/** Whether Stripe knows nothing of the id asked for. */
export const isMissing = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'resource_missing';

/** Whether an intent is being paid or is over, and can therefore not be changed. */
export const isSettled = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'payment_intent_unexpected_state';

/** Whether an account was deleted or has left us; the key itself is fine. */
export const isGone = (error: unknown): boolean =>
  isMissing(error) || (isStripeError(error) && error.code === 'account_invalid');

/** What Stripe says no to for good; null for errors that say nothing of what was asked. Without Stripe's own words. */
export function refusalOf(error: unknown): Readonly<{ code: string; requestId: string }> | null {
  if (!isStripeError(error) || passes(error) || error.type === 'StripeIdempotencyError') return null;
  return { code: error.code ?? error.type, requestId: error.requestId ?? 'no request id' };
}

/**
 * Whether a key serves no more: Stripe replays an error of its own under it for a day, or remembers other terms. What
 * may have been made under it was never shown to a buyer.
 */
export const isSpentKey = (error: unknown): boolean =>
  isStripeError(error) &&
  error.statusCode !== 409 &&
  (error.type === 'StripeIdempotencyError' || (isReplayed(error.headers) && Number(error.statusCode) >= 500));

/** Whether Stripe answered what it had answered before under the same key. */
export const isReplayed = (headers: Readonly<Record<string, unknown>> = {}): boolean =>
  headers['idempotent-replayed'] === 'true';

/** Whether it may be otherwise next time. With 409, the same request is being carried out at this moment. */
export function isPassing(error: unknown): error is StripeError {
  return isStripeError(error) && passes(error);
}

const passes = ({ type, statusCode }: StripeError): boolean => passing.has(type) || statusCode === 409;

/** The library is loaded only when used, so its errors are told by their type and not by their class. */
function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/** Without Stripe's own words, which quote parts of keys and of what was sent. */
function unavailable({ type, statusCode, code, requestId }: StripeError): ProviderUnavailableError {
  const facts = [type, statusCode, code, requestId].filter(Boolean).join(' ');
  const remedy = /Authentication|Permission/.test(type)
    ? ': check STRIPE_SECRET_KEY and its permissions'
    : '';
  return new ProviderUnavailableError(`Stripe cannot be asked (${facts})${remedy}`);
}
