import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { awaitAnswer, isTransient, isReplayed, refusalOf } from '../stripe-refusals.js';

/** Timeout of one call, and the number of tries. */
export type CallLimits = Readonly<{ timeoutMs: number; tries: number }>;

/** For calls that a payee waits for; the server's request timeout is 15 s. */
export const payeeCall: CallLimits = { timeoutMs: 6000, tries: 2 };
/** For calls of a payout run, which no user waits for. */
export const payoutRunCall: CallLimits = { timeoutMs: 30_000, tries: 6 };

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

type Call<Answer> = (options: Stripe.RequestOptions) => Promise<Answer>;

/**
 * Calls Stripe and repeats transient failures with the same key; the library's own retries handle neither 429 nor
 * Retry-After. Throws ProviderUnavailableError when every try fails. Refusals are thrown without Stripe's message, which
 * quotes the request.
 */
export async function callStripe<Answer>(patience: CallLimits, call: Call<Answer>): Promise<Answer> {
  try {
    return await awaitAnswer(callWithRetries(patience, call));
  } catch (error) {
    const refusal = refusalOf(error);
    throw refusal ? new Error(`Stripe refused the request: ${refusal.code} (${refusal.requestId})`) : error;
  }
}

async function callWithRetries<Answer>(
  { timeoutMs, tries }: CallLimits,
  call: Call<Answer>,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call({ timeout: timeoutMs, maxNetworkRetries: 0 });
    } catch (error) {
      if (attempt === tries || !isRetryable(error)) throw error;
      await pause(retryDelayMs(error, attempt, Math.random()));
    }
  }
}

/** False for a refused key, and when Stripe says that a retry would get the same answer. */
export function isRetryable(error: unknown): boolean {
  if (!isTransient(error) || /Authentication|Permission/.test(error.type)) return false;
  return error.headers?.['stripe-should-retry'] !== 'false' && !isReplayed(error.headers);
}

/** Stripe's Retry-After, or exponential backoff; `random` (0 to 1) spreads clients that were refused together. */
export function retryDelayMs(error: unknown, attempt: number, random: number): number {
  const asked = isTransient(error) ? Number(error.headers?.['retry-after']) * 1000 : NaN;
  const doubled = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + random / 2);
  return Math.min(LONGEST_PAUSE_MS, Number.isFinite(asked) ? Math.max(asked, doubled) : doubled);
}
