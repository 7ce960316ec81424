import type { ProblemView } from '@closewise/contracts/buyer';

/** A failed response: `message` is status code, colon, response text; `problem` is its problem+json, if it is one. */
export class ApiError extends Error {
  readonly problem: Partial<ProblemView> | null;

  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`);
    this.name = 'ApiError';
    this.problem = parseProblem(text);
  }
}

function parseProblem(text: string): Partial<ProblemView> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}

/** The sentence that the server wrote for people, if it wrote one. */
export function serverMessage(error: unknown): string | null {
  return (error instanceof ApiError && error.problem?.message) || null;
}
