import type { ProblemView } from '@closewise/contracts/buyer';

type Problem = Partial<ProblemView> & { declineCode?: string };

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

/** Sentences in place of the server's own, by decline code, problem code or status. */
export type Refusals = Readonly<Record<string, string>>;

/** What a refusal says to people: the page's sentence for its code, else the one that the server wrote. */
export function serverMessage(error: unknown, refusals: Refusals = {}): string | null {
  if (!(error instanceof ApiError)) return null;
  const { declineCode, code, message } = error.problem ?? {};
  const keys = [declineCode, code, String(error.status)].filter((key) => key !== undefined);
  return keys.map((key) => refusals[key]).find(Boolean) ?? (message || null);
}
