import {
  circuitBreaker,
  ConsecutiveBreaker,
  DelegateBackoff,
  handleWhen,
  isBrokenCircuitError,
  retry,
} from 'cockatiel';
import { OpenAI } from 'openai';
import { zodResponseFormat } from 'openai/helpers/zod';
import type { PromptMessage } from '../prompt/messages.js';
import type { AnySection } from '../sections/index.js';
import type { ModelAccess } from './ai-writer-config.js';
import { failureOf } from './failure-of.js';
import { ModelFailure } from './model-failure.js';
import { readStream, type Streamed } from './read-stream.js';
import { estimatedUsage, noUsage, type Usage } from './usage.js';

/** Until when a report's calls must be done. */
export type Deadline = Readonly<{ signal: AbortSignal; leftMs: () => number }>;

/** An answer that is JSON, with what all attempts at it have cost. */
export type ModelAnswer = Readonly<{ value: unknown; text: string; usages: readonly Usage[] }>;

const attemptsAfterFirst = 2;
const mostTokens = 8_000;
/** All attempts of one report in two languages. */
const failuresUntilPause = 36;
const pauseMs = 60_000;

/** Asks a model over the interface of OpenAI, which others speak, too; repeats what may go better a moment later. */
export class ModelClient {
  private readonly openai: OpenAI;
  private readonly breaker = circuitBreaker(handleWhen(isTransient), {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(failuresUntilPause),
  });

  constructor(private readonly access: ModelAccess) {
    const { key, baseUrl, callMs } = access;
    this.openai = new OpenAI({
      apiKey: key,
      baseURL: baseUrl,
      organization: null,
      project: null,
      timeout: callMs,
      maxRetries: 0,
      logLevel: 'off',
    });
  }

  /** Throws a ModelFailure whose cost holds the attempts before it; `usages` gets what each attempt has used. */
  async ask(
    section: Pick<AnySection, 'key' | 'schema'>,
    messages: readonly PromptMessage[],
    deadline: Deadline,
    usages: Usage[],
  ): Promise<ModelAnswer> {
    const again = retry(
      handleWhen((error) => isTransient(error) && this.delayOf(error, 0) < deadline.leftMs()),
      {
        maxAttempts: attemptsAfterFirst,
        backoff: new DelegateBackoff(({ attempt, result }) =>
          'error' in result ? this.delayOf(result.error, attempt) : 0,
        ),
      },
    );
    try {
      return await again.execute(() =>
        this.breaker.execute(() => this.askOnce(section, messages, deadline, usages)),
      );
    } catch (error) {
      if (isBrokenCircuitError(error)) throw new ModelFailure('paused', { cause: error });
      throw error;
    }
  }

  /** As long as the provider asks for, else longer each time. */
  private delayOf(error: unknown, attempt: number): number {
    const asked = error instanceof ModelFailure ? error.retryAfterMs : null;
    return asked ?? this.access.firstDelayMs * 2 ** attempt;
  }

  private async askOnce(
    section: Pick<AnySection, 'key' | 'schema'>,
    messages: readonly PromptMessage[],
    deadline: Deadline,
    usages: Usage[],
  ): Promise<ModelAnswer> {
    const received: Streamed = { text: '', refusal: '', finish: null, usage: null };
    const ofCall = AbortSignal.timeout(this.access.callMs);
    const signal = AbortSignal.any([deadline.signal, ofCall]);
    try {
      signal.throwIfAborted();
      const stream = await this.openai.chat.completions.create(
        {
          model: this.access.model,
          messages: [...messages],
          response_format: zodResponseFormat(section.schema, section.key),
          max_completion_tokens: mostTokens,
          stream: true,
          stream_options: { include_usage: true },
        },
        { signal },
      );
      await readStream(stream, received);
      return { ...contentOf(received), usages };
    } catch (error) {
      if (deadline.signal.aborted) throw new ModelFailure('deadline', { cause: error });
      if (ofCall.aborted) throw new ModelFailure('timed-out', { cause: error });
      throw failureOf(error, { usage: received.usage ?? noUsage, text: received.text });
    } finally {
      usages.push(received.usage ?? usageOfUnsaid(messages, received.text));
    }
  }
}

/** What no provider has begun to answer has cost nothing. */
const usageOfUnsaid = (messages: readonly PromptMessage[], text: string): Usage =>
  text === '' ? noUsage : estimatedUsage(messages.map(({ content }) => content).join(''), text);

function contentOf({ text, refusal, finish }: Streamed): { value: unknown; text: string } {
  if (refusal !== '' || finish === 'content_filter') throw new ModelFailure('refused');
  if (finish === 'length') throw new ModelFailure('truncated', { text });
  if (finish === null) throw new ModelFailure('cut-off', { text });
  try {
    return { value: JSON.parse(text) as unknown, text };
  } catch (error) {
    throw new ModelFailure('malformed', { text, cause: error });
  }
}

function isTransient(error: unknown): boolean {
  return error instanceof ModelFailure && error.isTransient;
}
