import type Stripe from 'stripe';
import { ProviderUnavailableError } from '../provider/payment-provider.js';

type StripeError = InstanceType<typeof Stripe.errors.StripeError>;

/** Errors that pass by themselves or by the operator's action, and say nothing about the payment. */
const transientTypes = new Set([
  'StripeConnectionError',
  'StripeAPIError',
  'StripeRateLimitError',
  'StripeAuthenticationError',
  'StripePermissionError',
]);

/** Awaits Stripe's answer; turns transient errors into ProviderUnavailableError. */
export async function awaitAnswer<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw isTransient(error) ? unavailable(error) : error;
  }
}

/** Whether Stripe has no object with the requested id. */
export const isMissing = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'resource_missing';

/** Whether an intent is being paid or has ended, and therefore cannot be changed. */
export const isIntentSettled = (error: unknown): boolean =>
  isStripeError(error) && error.code === 'payment_intent_unexpected_state';

/** Whether an account was deleted or disconnected; the key itself is valid. */
export const isAccountGone = (error: unknown): boolean =>
  isMissing(error) || (isStripeError(error) && error.code === 'account_invalid');

/** Stripe's final refusal of a request, without its message; null for any other error. */
export function refusalOf(error: unknown): Readonly<{ code: string; requestId: string }> | null {
  if (!isStripeError(error) || hasTransientType(error) || error.type === 'StripeIdempotencyError')
    return null;
  return { code: error.code ?? error.type, requestId: error.requestId ?? 'no request id' };
}

/**
 * Whether an idempotency key is used up: Stripe replays its own error under it for a day, or knows it with other terms.
 * An object that was made under it was never shown to a buyer.
 */
export const isSpentKey = (error: unknown): boolean =>
  isStripeError(error) &&
  error.statusCode !== 409 &&
  (error.type === 'StripeIdempotencyError' || (isReplayed(error.headers) && Number(error.statusCode) >= 500));

/** Whether Stripe replayed its earlier answer to the same key. */
export const isReplayed = (headers: Readonly<Record<string, unknown>> = {}): boolean =>
  headers['idempotent-replayed'] === 'true';

/** Whether a retry may succeed. With 409, the same request is in progress. */
export function isTransient(error: unknown): error is StripeError {
  return isStripeError(error) && hasTransientType(error);
}

const hasTransientType = ({ type, statusCode }: StripeError): boolean =>
  transientTypes.has(type) || statusCode === 409;

/** Checks the type, not the class, since the library is loaded only when it is used. */
function isStripeError(error: unknown): error is StripeError {
  return error instanceof Error && 'type' in error && String(error.type).startsWith('Stripe');
}

/** Without Stripe's message, which quotes parts of keys and requests. */
function unavailable({ type, statusCode, code, requestId }: StripeError): ProviderUnavailableError {
  const facts = [type, statusCode, code, requestId].filter(Boolean).join(' ');
  const remedy = /Authentication|Permission/.test(type)
    ? ': check STRIPE_SECRET_KEY and its permissions'
    : '';
  return new ProviderUnavailableError(`Stripe is unavailable (${facts})${remedy}`);
}
