import { Logger } from '@nestjs/common';
import {
  BrokenCircuitError,
  circuitBreaker,
  CircuitState,
  ConsecutiveBreaker,
  ConstantBackoff,
  handleType,
  retry,
  wrap,
} from 'cockatiel';
import type { z } from 'zod';
import { unavailable, type FactAnswer } from '@closewise/domain/property-facts';
import { PassingFailure, ProviderFailure, readJson } from './provider-answer.js';

/** Timeouts and retries for a provider. */
export type Pace = Readonly<{
  /** Timeout of one attempt, including the response body. */
  attemptMs: number;
  /** Pause before the second and last attempt. */
  pauseMs: number;
  /** The number of consecutive failures after which the provider is paused. */
  breakAfter: number;
  /** Length of that pause; then one request tests the provider. */
  restMs: number;
}>;

/** A buyer waits for two attempts of four seconds; FEMA's service often takes two seconds. */
export const usualPace: Pace = { attemptMs: 4000, pauseMs: 200, breakAfter: 5, restMs: 30_000 };

/** A request and the schema of its response. `statuses` lists further statuses with a valid body, in addition to 200. */
type Question<Shape> = Readonly<{
  url: URL;
  schema: z.ZodType<Shape>;
  headers?: Readonly<Record<string, string>>;
  statuses?: readonly number[];
}>;

/** Counts requests by outcome: `answered`, or the kind of failure. */
export type CountOutcome = (provider: string, outcome: string) => void;

/**
 * HTTP client for one provider. Retries temporary failures once, and pauses after consecutive failures or when the provider
 * requests it. Redirects are refused, because they would send the address and the key to another host.
 */
export class ProviderClient {
  private readonly logger = new Logger(ProviderClient.name);
  private readonly circuit;
  private readonly policy;
  private restUntil = 0;

  constructor(
    readonly provider: string,
    private readonly count: CountOutcome = () => undefined,
    private readonly pace: Pace = usualPace,
  ) {
    const passing = handleType(PassingFailure);
    this.circuit = circuitBreaker(passing, {
      halfOpenAfter: pace.restMs,
      breaker: new ConsecutiveBreaker(pace.breakAfter),
    });
    const again = retry(passing, { maxAttempts: 1, backoff: new ConstantBackoff(pace.pauseMs) });
    this.policy = wrap(again, this.circuit);
  }

  /** Whether requests are paused after consecutive failures. */
  get isResting(): boolean {
    return this.circuit.state === CircuitState.Open;
  }

  /** Runs `question` and counts its outcome. Provider failures are logged and become `unavailable`. */
  async answer<Fact>(question: () => Promise<FactAnswer<Fact>>): Promise<FactAnswer<Fact>> {
    try {
      const answered = await question();
      this.count(this.provider, 'answered');
      return answered;
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      this.count(this.provider, error.kind);
      if (error.kind !== 'late') this.logger.warn(`${this.provider} ${error.message}`);
      return unavailable;
    }
  }

  /** Sends a request. Throws a ProviderFailure without a response that matches the schema. */
  async ask<Shape>(question: Question<Shape>, signal: AbortSignal): Promise<Shape> {
    if (Date.now() < this.restUntil) throw new ProviderFailure('resting', 'asked us to wait');
    try {
      return await this.policy.execute(() => this.attempt(question, signal), signal);
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        throw new ProviderFailure('resting', 'is paused after consecutive failures');
      }
      if (signal.aborted) throw new ProviderFailure('late', 'did not answer in time', { cause: error });
      throw error;
    }
  }

  private async attempt<Shape>(
    { url, schema, headers = {}, statuses = [] }: Question<Shape>,
    signal: AbortSignal,
  ): Promise<Shape> {
    const within = AbortSignal.any([signal, AbortSignal.timeout(this.pace.attemptMs)]);
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      redirect: 'manual',
      signal: within,
    }).catch((error: unknown) => {
      if (signal.aborted) throw new ProviderFailure('late', 'did not answer in time');
      throw new PassingFailure('unreachable', 'cannot be reached', { cause: error });
    });
    if (response.status !== 200 && !statuses.includes(response.status)) throw await this.refusal(response);
    const checked = schema.safeParse(await readJson(response));
    if (checked.success) return checked.data;
    const [issue] = checked.error.issues;
    const where = issue ? `${issue.path.join('.')}: ${issue.code}` : 'somewhere';
    throw new ProviderFailure('changed', `sent an unexpected response (${where})`);
  }

  private async refusal({ status, headers, body }: Response): Promise<ProviderFailure> {
    await body?.cancel();
    if (status === 429 || status === 503) {
      this.restUntil = Date.now() + restAskedForMs(headers.get('retry-after'), Date.now());
    }
    if (status === 429) return new ProviderFailure('busy', 'refuses more requests (429)');
    return status >= 500
      ? new PassingFailure('unreachable', `failed with status ${status}`)
      : new ProviderFailure('refused', `refused the request (${status})`);
  }
}

const LONGEST_REST_MS = 600_000;

/** Parses a `Retry-After` header (seconds or a date); at most ten minutes. */
function restAskedForMs(header: string | null, now: number): number {
  if (header === null) return 0;
  const asked = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now;
  return Number.isNaN(asked) ? 0 : Math.min(Math.max(asked, 0), LONGEST_REST_MS);
}
