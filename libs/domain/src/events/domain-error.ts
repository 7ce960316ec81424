import type { ErrorCode } from './error-code.js';

/** A refusal; the HTTP filter and the CLI turn it into words and a status. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: Readonly<Record<string, string | number | boolean | null>> = {},
  ) {
    super(message);
  }
}
