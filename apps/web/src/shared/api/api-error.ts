import type { components } from '@closewise/contracts/client';

type ProblemView = components['schemas']['ProblemView'];
/** The refusals of the business that the API knows. */
export type ErrorCode = NonNullable<ProblemView['code']>;

type Problem = Partial<ProblemView>;

/** A failed response: `message` is status code, colon, response text; `problem` is its problem+json, if it is one. */
export class ApiError extends Error {
  readonly problem: Problem | null;

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.problem = parseProblem(text);
  }
}

function parseProblem(text: string): Problem | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** Of the card: such as insufficient_funds. */
type DeclineCode = `${string}_${string}`;

/** Sentences in place of the server's own, by decline code, problem code or status. */
export type Refusals = Readonly<Partial<Record<ErrorCode | DeclineCode | `${number}`, string>>>;

/** What a refusal says to people: the page's sentence for its code, else the one that the server wrote. */
export function serverMessage(error: unknown, refusals: Refusals = {}): string | null {
  if (!(error instanceof ApiError)) return null;
  const { declineCode, code, message } = error.problem ?? {};
  const sentences: Readonly<Record<string, string | undefined>> = refusals;
  const keys = [declineCode, code, String(error.status)].filter((key) => key !== undefined);
  return keys.map((key) => sentences[key]).find(Boolean) ?? (message || null);
}
