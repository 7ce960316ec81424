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
import { usualPace, type Pace } from './pace.js';
import { PassingFailure, ProviderFailure } from './provider-failure.js';
import { readJson } from './read-json.js';
import { restAskedForMs } from './retry-after.js';

/** What is asked, and the shape of its answer. `statuses`: those with an answer beside 200. */
type Question<Shape> = Readonly<{
  url: URL;
  schema: z.ZodType<Shape>;
  headers?: Readonly<Record<string, string>>;
  statuses?: readonly number[];
}>;

/** Counts how questions to a provider ended: `answered`, or why not. */
export type CountOutcome = (provider: string, outcome: string) => void;

/**
 * Asks one provider over HTTP: two attempts for what may pass, none while the provider rests after failures in a row or
 * asks for a rest itself. Redirects are refused: they would carry address and key to somewhere else.
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

  /** Whether it is left alone after failures in a row. */
  get isResting(): boolean {
    return this.circuit.state === CircuitState.Open;
  }

  /** What `question` makes of the provider's answers; unavailable, and logged, when it gave none that can be used. */
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

  /** Throws a ProviderFailure when there is no answer of the shape that its documentation says. */
  async ask<Shape>(question: Question<Shape>, signal: AbortSignal): Promise<Shape> {
    if (Date.now() < this.restUntil) throw new ProviderFailure('resting', 'has asked for a rest');
    try {
      return await this.policy.execute(() => this.attempt(question, signal), signal);
    } catch (error) {
      if (error instanceof BrokenCircuitError) {
        throw new ProviderFailure('resting', 'is left alone after failures in a row');
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
    throw new ProviderFailure('changed', `answers in another shape than documented (${where})`);
  }

  private async refusal({ status, headers, body }: Response): Promise<ProviderFailure> {
    await body?.cancel();
    if (status === 429 || status === 503) {
      this.restUntil = Date.now() + restAskedForMs(headers.get('retry-after'), Date.now());
    }
    if (status === 429) return new ProviderFailure('busy', 'refuses more questions (429)');
    return status >= 500
      ? new PassingFailure('unreachable', `has a fault of its own (${status})`)
      : new ProviderFailure('refused', `refuses the question (${status})`);
  }
}
