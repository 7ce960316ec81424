import { APIConnectionError, APIConnectionTimeoutError, APIError } from 'openai';
import { noUsage, type Usage } from './usage.js';

/** Why a call gave no usable answer. */
const modelFaults = [
  'refused',
  'truncated',
  'malformed',
  'wrong-shape',
  'wrong-key',
  'bad-request',
  'rate-limited',
  'server-error',
  'unreachable',
  'cut-off',
  'timed-out',
  'deadline',
  'paused',
] as const;
export type ModelFault = (typeof modelFaults)[number];

type Details = Readonly<{ usage?: Usage; text?: string; retryAfterMs?: number | null; cause?: unknown }>;

/** A failed call, with the tokens it used. */
export class ModelFailure extends Error {
  readonly usage: Usage;
  /** The text received before the failure. */
  readonly text: string;
  /** The delay that the provider requests, or null. */
  readonly retryAfterMs: number | null;

  constructor(
    readonly fault: ModelFault,
    { usage = noUsage, text = '', retryAfterMs = null, cause }: Details = {},
  ) {
    super(`The model gave no answer: ${fault}`, { cause });
    this.name = 'ModelFailure';
    this.usage = usage;
    this.text = text;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether a retry of the same call may succeed. */
  get isTransient(): boolean {
    return transient.has(this.fault);
  }

  /** Whether the model may succeed if told what was wrong. */
  get isRepairable(): boolean {
    return repairable.has(this.fault);
  }
}

const transient: ReadonlySet<ModelFault> = new Set([
  'rate-limited',
  'server-error',
  'unreachable',
  'cut-off',
]);
const repairable: ReadonlySet<ModelFault> = new Set(['truncated', 'malformed', 'wrong-shape']);

type Received = Readonly<{ usage: Usage; text: string }>;

/** Translates an error of the OpenAI library. */
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
