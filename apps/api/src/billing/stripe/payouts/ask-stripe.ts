import { setTimeout as pause } from 'node:timers/promises';
import type Stripe from 'stripe';
import { answerOf, isPassing, isReplayed, refusalOf } from '../stripe-refusals.js';

/** How long one call may take, and how often it is made at most. */
export type Patience = Readonly<{ timeoutMs: number; tries: number }>;

/** A payee waits before the screen, and the server gives up after 15 s. */
export const ofAPayee: Patience = { timeoutMs: 6000, tries: 2 };
/** Nobody waits for a single call of a payout run. */
export const ofAPayoutRun: Patience = { timeoutMs: 30_000, tries: 6 };

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

type Call<Answer> = (options: Stripe.RequestOptions) => Promise<Answer>;

/**
 * Calls Stripe again, with the same key, while what goes wrong passes by itself: the library's own retries know neither
 * 429 nor Retry-After. Throws ProviderUnavailableError when there is no answer that means anything in the end, and tells
 * refusals without Stripe's own words, which quote what was sent.
 */
export async function ask<Answer>(patience: Patience, call: Call<Answer>): Promise<Answer> {
  try {
    return await answerOf(insist(patience, call));
  } catch (error) {
    const refusal = refusalOf(error);
    throw refusal ? new Error(`Stripe has refused: ${refusal.code} (${refusal.requestId})`) : error;
  }
}

async function insist<Answer>({ timeoutMs, tries }: Patience, call: Call<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call({ timeout: timeoutMs, maxNetworkRetries: 0 });
    } catch (error) {
      if (attempt === tries || !mayBeRepeated(error)) throw error;
      await pause(pauseMs(error, attempt, Math.random()));
    }
  }
}

/** Not when a key was refused, which stays so, nor when Stripe says that the same answer would come again. */
export function mayBeRepeated(error: unknown): boolean {
  if (!isPassing(error) || /Authentication|Permission/.test(error.type)) return false;
  return error.headers?.['stripe-should-retry'] !== 'false' && !isReplayed(error.headers);
}

/** As long as Stripe asks, else twice as long each time; `random` (0 to 1) parts those who were refused together. */
export function pauseMs(error: unknown, attempt: number, random: number): number {
  const asked = isPassing(error) ? Number(error.headers?.['retry-after']) * 1000 : NaN;
  const doubled = FIRST_PAUSE_MS * 2 ** (attempt - 1) * (0.5 + random / 2);
  return Math.min(LONGEST_PAUSE_MS, Number.isFinite(asked) ? Math.max(asked, doubled) : doubled);
}
