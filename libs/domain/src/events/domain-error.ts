import type { ErrorCode } from './error-code.js';

type Detail = string | number | boolean | null;

/** Data for programs, in addition to the message. */
type Details = Readonly<Record<string, Detail | readonly Readonly<Record<string, Detail>>[]>>;

/** A refusal, which the HTTP filter and the CLI turn into a response or an exit code. */
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
