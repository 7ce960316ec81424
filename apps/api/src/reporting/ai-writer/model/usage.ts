import type { ModelAccess } from './ai-writer-config.js';

/** Tokens of calls; the cached ones are among those of the input. */
export type Usage = Readonly<{ inputTokens: number; cachedTokens: number; outputTokens: number }>;

export const noUsage: Usage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0 };

/** The tokens of several calls. */
export const sumOfUsage = (usages: readonly Usage[]): Usage =>
  usages.reduce(
    (sum, usage) => ({
      inputTokens: sum.inputTokens + usage.inputTokens,
      cachedTokens: sum.cachedTokens + usage.cachedTokens,
      outputTokens: sum.outputTokens + usage.outputTokens,
    }),
    noUsage,
  );

/** What tokens cost, rounded up to a micro-dollar. */
export const costMicroDollars = (
  { inputTokens, cachedTokens, outputTokens }: Usage,
  { input, cached, output }: ModelAccess['prices'],
): number =>
  Math.ceil(
    // Prices have cents at least: sums of floats may be a hair above a whole number.
    Math.round(
      ((inputTokens - cachedTokens) * input + cachedTokens * cached + outputTokens * output) * 1000,
    ) / 1000,
  );

const charactersPerToken = 4;

/** What a call must have used whose provider did not say it, as when its stream was cut. */
export const estimatedUsage = (sent: string, received: string): Usage => ({
  inputTokens: Math.ceil(sent.length / charactersPerToken),
  cachedTokens: 0,
  outputTokens: Math.ceil(received.length / charactersPerToken),
});
