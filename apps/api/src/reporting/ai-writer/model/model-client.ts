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
import type { PromptMessage } from '../prompt.js';
import type { AnySection } from '../sections/index.js';
import type { ModelAccess } from './ai-writer-config.js';
import { failureOf, ModelFailure } from './model-failure.js';
import { estimatedUsage, noUsage, type Usage } from './usage.js';

/** The deadline of a report's calls. */
export type Deadline = Readonly<{ signal: AbortSignal; leftMs: () => number }>;

/** A JSON answer, with the usage of all attempts. */
export type ModelAnswer = Readonly<{ value: unknown; text: string; usages: readonly Usage[] }>;

const attemptsAfterFirst = 2;
const mostTokens = 8_000;
/** Equals all attempts of one report in two languages. */
const failuresUntilPause = 36;
const breakMs = 60_000;

/** Calls a model through the OpenAI API, which other providers offer as well. Retries temporary failures. */
export class ModelClient {
  private readonly openai: OpenAI;
  private readonly breaker = circuitBreaker(handleWhen(isTransient), {
    halfOpenAfter: breakMs,
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

  /** Throws a ModelFailure. Each attempt adds its usage to `usages`. */
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

  /** The delay that the provider requests, otherwise exponential backoff. */
  private delayOf(error: unknown, attempt: number): number {
    const requestedMs = error instanceof ModelFailure ? error.retryAfterMs : null;
    return requestedMs ?? this.access.firstDelayMs * 2 ** attempt;
  }

  private async askOnce(
    section: Pick<AnySection, 'key' | 'schema'>,
    messages: readonly PromptMessage[],
    deadline: Deadline,
    usages: Usage[],
  ): Promise<ModelAnswer> {
    const received: StreamContent = { text: '', refusal: '', finish: null, usage: null };
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
      usages.push(received.usage ?? usageWithoutReport(messages, received.text));
    }
  }
}

/** An attempt without any response text costs nothing. */
const usageWithoutReport = (messages: readonly PromptMessage[], text: string): Usage =>
  text === '' ? noUsage : estimatedUsage(messages.map(({ content }) => content).join(''), text);

function contentOf({ text, refusal, finish }: StreamContent): { value: unknown; text: string } {
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

/** The part of an answer received so far. It is filled while the stream is read, so that an interrupted one keeps its text. */
type StreamContent = { text: string; refusal: string; finish: string | null; usage: Usage | null };

type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;

const mostCharacters = 100_000;

/** Reads a stream into `streamed`. */
async function readStream(stream: AsyncIterable<Chunk>, streamed: StreamContent): Promise<void> {
  for await (const { choices, usage } of stream) {
    const [choice] = choices;
    streamed.text += choice?.delta.content ?? '';
    streamed.refusal += choice?.delta.refusal ?? '';
    streamed.finish = choice?.finish_reason ?? streamed.finish;
    if (usage) streamed.usage = usageOf(usage);
    if (streamed.text.length > mostCharacters) {
      streamed.finish = 'length';
      return;
    }
  }
}

/** Clamps provider counts to non-negative integers. */
const usageOf = (usage: NonNullable<Chunk['usage']>): Usage => {
  const inputTokens = whole(usage.prompt_tokens);
  const cachedTokens = Math.min(inputTokens, whole(usage.prompt_tokens_details?.cached_tokens ?? 0));
  return { inputTokens, cachedTokens, outputTokens: whole(usage.completion_tokens) };
};

const whole = (value: number): number => (Number.isSafeInteger(value) && value > 0 ? value : 0);
