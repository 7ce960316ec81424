/** How a question to a provider ended without an answer that can be used. */
export type FailureKind = 'unreachable' | 'busy' | 'refused' | 'malformed' | 'changed' | 'resting' | 'late';

/** No usable answer; the message is for operators and holds nothing of the question. */
export class ProviderFailure extends Error {
  constructor(
    readonly kind: FailureKind,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ProviderFailure';
  }
}

/** It may be another answer the next time: the network, a server in trouble, too many questions. */
export class PassingFailure extends ProviderFailure {}
