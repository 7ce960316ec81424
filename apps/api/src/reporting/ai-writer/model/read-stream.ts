import type { OpenAI } from 'openai';
import type { Usage } from './usage.js';

/** What has come of an answer so far; it is filled while the stream is read, so that a cut one leaves what it had. */
export type Streamed = { text: string; refusal: string; finish: string | null; usage: Usage | null };

type Chunk = OpenAI.Chat.Completions.ChatCompletionChunk;

const mostCharacters = 100_000;

/** Reads a stream to its end into `streamed`. */
export async function readStream(stream: AsyncIterable<Chunk>, streamed: Streamed): Promise<void> {
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

/** Whole numbers that are none below zero, whatever a provider says. */
const usageOf = (usage: NonNullable<Chunk['usage']>): Usage => {
  const inputTokens = whole(usage.prompt_tokens);
  const cachedTokens = Math.min(inputTokens, whole(usage.prompt_tokens_details?.cached_tokens ?? 0));
  return { inputTokens, cachedTokens, outputTokens: whole(usage.completion_tokens) };
};

const whole = (value: number): number => (Number.isSafeInteger(value) && value > 0 ? value : 0);
