/** A refusal. `code` is `module.thing-state`; the HTTP filter and the CLI turn it into words and a status. */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly code: string,
    message: string,
    readonly details: Readonly<Record<string, string | number | boolean | null>> = {},
  ) {
    super(message);
  }
}
