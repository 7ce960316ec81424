import { noUsage, type Usage } from './usage.js';

/** Why a call gave no answer that could be read. */
export const modelFaults = [
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

/** A call that failed, with what it has cost nevertheless. */
export class ModelFailure extends Error {
  readonly usage: Usage;
  /** What was received until then. */
  readonly text: string;
  /** How long the provider asks to wait; null when it does not say. */
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

  /** Whether the same call may do better a moment later. */
  get isTransient(): boolean {
    return transient.has(this.fault);
  }

  /** Whether the model may do better when it is told what was wrong. */
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
