import type { ModelAccess } from './ai-writer-config.js';

/** Tokens used by calls. `inputTokens` includes the cached ones. */
export type Usage = Readonly<{ inputTokens: number; cachedTokens: number; outputTokens: number }>;

export const noUsage: Usage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

/** Adds up the tokens of several calls. */
export const sumOfUsage = (usages: readonly Usage[]): Usage =>
  usages.reduce(
    (sum, usage) => ({
      inputTokens: sum.inputTokens + usage.inputTokens,
      cachedTokens: sum.cachedTokens + usage.cachedTokens,
      outputTokens: sum.outputTokens + usage.outputTokens,
    }),
    noUsage,
  );

/** The cost of tokens, rounded up to a micro-dollar. */
export const costMicroDollars = (
  { inputTokens, cachedTokens, outputTokens }: Usage,
  { input, cached, output }: ModelAccess['prices'],
): number =>
  Math.ceil(
    // Removes floating-point noise before rounding up; prices have at least cents.
    Math.round(
      ((inputTokens - cachedTokens) * input + cachedTokens * cached + outputTokens * output) * 1000,
    ) / 1000,
  );

const charactersPerToken = 4;

/** Estimates the usage of a call whose provider did not report it, for example after an interrupted stream. */
export const estimatedUsage = (sent: string, received: string): Usage => ({
  inputTokens: Math.ceil(sent.length / charactersPerToken),
  cachedTokens: 0,
  outputTokens: Math.ceil(received.length / charactersPerToken),
});
