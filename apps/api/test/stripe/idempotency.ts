import { StripeRefusal } from './refusal.js';

const KEPT_MS = 86_400_000;
const LONGEST_KEY = 255;

/** A response, ready to be replayed. */
export type Answer = Readonly<{ status: number; body: string }>;

type Kept = Readonly<{
  endpoint: string;
  fingerprint: string;
  at: number;
  answer: Answer | null;
  requestId: string;
}>;

/** A request with an idempotency key. */
export type KeyedRequest = Readonly<{ key: string; endpoint: string; params: string; requestId: string }>;

/** Stripe's memory of idempotency keys: one answer each, for a day. */
export class IdempotencyKeys {
  readonly #kept = new Map<string, Kept>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  /** The first answer and its request; null if the key is new and now taken by this request. */
  begin({
    key,
    endpoint,
    params,
    requestId,
  }: KeyedRequest): (Answer & Readonly<{ requestId: string }>) | null {
    if (key.length > LONGEST_KEY)
      throw refusal(400, `Idempotency keys are up to ${LONGEST_KEY} characters long.`);
    const at = this.#now().getTime();
    const kept = this.#kept.get(key);
    if (kept === undefined || at - kept.at >= KEPT_MS) {
      this.#kept.set(key, { endpoint, fingerprint: params, at, answer: null, requestId });
      return null;
    }
    checkSame(kept, { key, endpoint, params, requestId });
    if (kept.answer !== null) return { ...kept.answer, requestId: kept.requestId };
    throw inUse(key);
  }

  /** Stores the answer of a request that did work. */
  keep(key: string, answer: Answer): void {
    const kept = this.#kept.get(key);
    if (kept !== undefined) this.#kept.set(key, { ...kept, answer });
  }

  /** Frees the key of a request that was refused before any work. */
  release(key: string): void {
    this.#kept.delete(key);
  }
}

function checkSame(kept: Kept, { key, endpoint, params }: KeyedRequest): void {
  const otherwise = `Try using a key other than '${key}' if you meant to execute a different request.`;
  if (kept.endpoint !== endpoint) {
    const where = `('${endpoint}' vs '${kept.endpoint}')`;
    throw refusal(
      400,
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ${where}. ${otherwise}`,
    );
  }
  if (kept.fingerprint !== params) {
    throw refusal(
      400,
      `Keys for idempotent requests can only be used with the same parameters they were first used with. ${otherwise}`,
    );
  }
}

function refusal(status: number, message: string): StripeRefusal {
  return new StripeRefusal(status, { message, type: 'idempotency_error' });
}

function inUse(key: string): StripeRefusal {
  const message = `There is currently another in-progress request using this Idempotent Key (that probably means you submitted twice, and the other request is still going through): ${key}. Please try again later.`;
  return new StripeRefusal(409, { code: 'idempotency_key_in_use', message, type: 'invalid_request_error' });
}
