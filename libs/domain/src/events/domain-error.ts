import type { ErrorCode } from './error-code.js';

type Detail = string | number | boolean | null;

/** What a program is told beside the sentence; a list tells several things of one kind. */
type Details = Readonly<Record<string, Detail | readonly Readonly<Record<string, Detail>>[]>>;

/** A refusal; the HTTP filter and the CLI turn it into words and a status. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Details = {},
  ) {
    super(message);
  }
}
