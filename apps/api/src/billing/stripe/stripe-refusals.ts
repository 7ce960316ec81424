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

/** With 409, the same request is being carried out at this moment. */
function isPassing(error: unknown): error is StripeError {
  return isStripeError(error) && (passing.has(error.type) || error.statusCode === 409);
}

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
