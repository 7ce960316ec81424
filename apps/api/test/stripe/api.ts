import type { IncomingHttpHeaders } from 'node:http';
import { callerOf, type Keys } from './access.js';
import type { StripeAccount } from './account.js';
import { visitLink } from './connect/account-links.js';
import type { Fault, Faults } from './faults.js';
import { IdempotencyKeys, type Answer } from './idempotency.js';
import { readForm } from './params.js';
import { StripeRefusal } from './refusal.js';
import { answer, type ApiCall } from './routes.js';

/** A request as received; `body` and `query` are forms. */
export type ApiRequest = Readonly<{
  method: string;
  path: string;
  query: string;
  body: string;
  headers: IncomingHttpHeaders;
  requestId: string;
}>;

/** The response; a dropped call has none, a hanging one never ends, a cut one ends early. */
export type ApiAnswer =
  | 'drop'
  | 'hang'
  | 'cut short'
  | (Answer & Readonly<{ headers: Readonly<Record<string, string>> }>);

const words: Readonly<Record<number, Readonly<Record<string, string>>>> = {
  400: {
    message: 'The request is invalid.',
    type: 'invalid_request_error',
  },
  429: { code: 'rate_limit', message: 'Request rate limit exceeded.', type: 'invalid_request_error' },
  500: { message: 'An unknown error occurred', type: 'api_error' },
  502: { message: 'Bad gateway', type: 'api_error' },
  503: { message: 'Service unavailable', type: 'api_error' },
};

/** The API: keys, faults, idempotency, then the routes. */
export class StripeApi {
  readonly #account: StripeAccount;
  readonly #keys: Keys;
  readonly #faults: Faults;
  readonly #idempotency: IdempotencyKeys;

  constructor(account: StripeAccount, keys: Keys, faults: Faults) {
    this.#account = account;
    this.#keys = keys;
    this.#faults = faults;
    this.#idempotency = new IdempotencyKeys(account.now);
  }

  async handle(request: ApiRequest): Promise<ApiAnswer> {
    const leadsTo = visitLink(this.#account, request.path);
    if (leadsTo !== null) return { status: 302, body: '', headers: { location: leadsTo } };
    const answered = await this.#handle(request);
    await this.#faults.delay();
    return answered;
  }

  async #handle(request: ApiRequest): Promise<ApiAnswer> {
    const fault = this.#faults.take(request);
    if (fault !== null && fault.when !== 'after') return failure(fault);
    const { method, path, query, body, headers } = request;
    const params = readForm(method === 'GET' ? query : body);
    try {
      const caller = callerOf(headers, params, this.#keys);
      return await this.#once(request, { method, path, params, caller }, fault);
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { ...refused(error), headers: {} };
    }
  }

  /** Runs the call, or replays the earlier response to its key. */
  async #once(request: ApiRequest, call: ApiCall, fault: Fault | null): Promise<ApiAnswer> {
    const { requestId, body } = request;
    const key = idempotencyKeyOf(request);
    if (key === null) return this.#run(call, request, fault);
    const endpoint = call.path;
    const before = this.#idempotency.begin({ key, endpoint, params: body, requestId });
    const echo = { 'idempotency-key': key };
    if (before !== null) {
      if (fault !== null) return failure(fault);
      const headers = { ...echo, 'idempotent-replayed': 'true', 'original-request': before.requestId };
      return { status: before.status, body: before.body, headers: { ...headers, ...noRetry(before.status) } };
    }
    const made = await this.#run(call, request, fault, key);
    return typeof made === 'string' ? made : { ...made, headers: { ...echo, ...made.headers } };
  }

  async #run(
    call: ApiCall,
    request: ApiRequest,
    fault: Fault | null,
    key: string | null = null,
  ): Promise<ApiAnswer> {
    await this.#faults.held(call);
    const { kept, executed } = this.#execute(call, request.requestId, key);
    const seen = fault?.answer === 500 ? { status: 500, body: wordsOf(500) } : kept;
    if (key !== null && executed) this.#idempotency.keep(key, seen);
    if (key !== null && !executed) this.#idempotency.release(key);
    return fault === null || fault.answer === 500
      ? { ...seen, headers: noRetry(seen.status) }
      : failure(fault);
  }

  #execute(call: ApiCall, id: string, idempotency_key: string | null): { kept: Answer; executed: boolean } {
    this.#account.request = { id, idempotency_key };
    try {
      return {
        kept: { status: 200, body: JSON.stringify(answer(this.#account, call), null, 2) },
        executed: true,
      };
    } catch (error) {
      if (!(error instanceof StripeRefusal)) throw error;
      return { kept: refused(error), executed: error.executed };
    } finally {
      this.#account.request = null;
    }
  }
}

function idempotencyKeyOf({ method, headers }: ApiRequest): string | null {
  const key = headers['idempotency-key'];
  return method === 'POST' && typeof key === 'string' && key !== '' ? key : null;
}

function refused({ status, error }: StripeRefusal): Answer {
  return { status, body: JSON.stringify({ error }, null, 2) };
}

function failure({ answer: what, retryAfterSeconds }: Fault): ApiAnswer {
  if (what === 'drop' || what === 'hang' || what === 'cut short') return what;
  if (what === 'not json') return { status: 200, body: '<html>A proxy speaks</html>', headers: {} };
  const headers: Record<string, string> =
    retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
  return { status: what, body: wordsOf(what), headers };
}

function wordsOf(status: number): string {
  return JSON.stringify({ error: words[status] }, null, 2);
}

/** A saved server error would only be replayed, so Stripe tells libraries not to retry it. */
function noRetry(status: number): Readonly<Record<string, string>> {
  return status >= 500 ? { 'stripe-should-retry': 'false' } : {};
}
