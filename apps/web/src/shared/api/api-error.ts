import type { components } from '@closewise/contracts/client';

type ProblemView = components['schemas']['ProblemView'];
/** Error codes of the API. */
export type ErrorCode = NonNullable<ProblemView['code']>;

type Problem = Partial<ProblemView>;

/**
 * A failed response: `message` is status code, colon, response text; `problem` is the parsed problem+json, if
 * any.
 */
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

/** A card decline code such as insufficient_funds. */
type DeclineCode = `${string}_${string}`;

/** The page's own sentences by decline code, error code or status. */
export type Refusals = Readonly<Partial<Record<ErrorCode | DeclineCode | `${number}`, string>>>;

/** The message to show: the page's sentence for the code, else the server's. */
export function serverMessage(error: unknown, refusals: Refusals = {}): string | null {
  if (!(error instanceof ApiError)) return null;
  const { declineCode, code, message } = error.problem ?? {};
  const sentences: Readonly<Record<string, string | undefined>> = refusals;
  const keys = [declineCode, code, String(error.status)].filter((key) => key !== undefined);
  return keys.map((key) => sentences[key]).find(Boolean) ?? (message || null);
}

/** Whether the server requires the password again before this action. */
export const confirmationRequired = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.code === 'administration.confirmation-required';
