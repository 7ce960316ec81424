import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { ModelFailure, type ModelFault } from './model-failure.js';
import type { Usage } from './usage.js';

type Received = Readonly<{ usage: Usage; text: string }>;

/** What an error of the library means. */
export function failureOf(error: unknown, received: Received): ModelFailure {
  if (error instanceof ModelFailure) return error;
  const cost = received.text === '' ? {} : received;
  const fault = faultOf(error, received.text !== '');
  const retryAfterMs = error instanceof APIError ? retryAfterOf(error.headers) : null;
  return new ModelFailure(fault, { ...cost, retryAfterMs, cause: error });
}

function faultOf(error: unknown, hasBegun: boolean): ModelFault {
  if (error instanceof APIConnectionTimeoutError) return 'timed-out';
  if (error instanceof APIError && typeof error.status === 'number') return faultOfStatus(error.status);
  if (hasBegun) return 'cut-off';
  if (error instanceof APIConnectionError) return 'unreachable';
  return 'cut-off';
}

function faultOfStatus(status: number): ModelFault {
  if (status === 401 || status === 403) return 'wrong-key';
  if (status === 429) return 'rate-limited';
  return status >= 500 || status === 408 || status === 409 ? 'server-error' : 'bad-request';
}

/** `Retry-After` in seconds or as a date, or `retry-after-ms`. */
function retryAfterOf(headers: Headers | undefined): number | null {
  const ms = Number(headers?.get('retry-after-ms') ?? Number.NaN);
  if (ms >= 0) return ms;
  const given = headers?.get('retry-after') ?? '';
  const seconds = Number(given === '' ? Number.NaN : given);
  if (seconds >= 0) return seconds * 1000;
  const date = Date.parse(given);
  return Number.isNaN(date) ? null : Math.max(0, date - Date.now());
}
