import type { AllStreamSubscription } from '@eventstore/db-client';
import { EventStoreUnavailableError } from '../event-store.js';
import { Wake } from '../wake.js';

const IDLE_MS = 60_000;

/** When it may read, and what the client's errors mean; a server that is silent for `silenceMs` confirms no more. */
type Watched = Readonly<{
  signal: AbortSignal;
  silenceMs: number;
  storeError: (error: unknown) => Error;
}>;

/**
 * Notices all ways in which a subscription ends: with an error, with several, without a word, or by never beginning.
 * The listener for errors stays to the end, since an error without one ends the process.
 */
export class SubscriptionWatch {
  readonly #wake = new Wake();
  readonly #onAbort = (): void => this.#wake.up();
  readonly #confirmation: NodeJS.Timeout;
  readonly #signal: AbortSignal;
  #failure: Error | null = null;

  constructor(subscription: AllStreamSubscription, { signal, silenceMs, storeError }: Watched) {
    this.#signal = signal;
    const dropped = (reason: string) => (): void => this.#fail(new EventStoreUnavailableError(reason));
    this.#confirmation = setTimeout(dropped('The event store confirms no subscription'), silenceMs);
    subscription.on('error', (error) => this.#fail(storeError(error)));
    subscription.on('end', dropped('The event store ended the subscription'));
    subscription.on('close', dropped('The subscription was closed'));
    subscription.on('confirmation', () => clearTimeout(this.#confirmation));
    subscription.on('readable', () => this.#wake.up());
    signal.addEventListener('abort', this.#onAbort);
  }

  /** Waits until there may be something to read, or the signal has aborted. Throws when the subscription is over. */
  async news(): Promise<void> {
    if (this.#failure !== null) throw this.#failure;
    if (!this.#signal.aborted) await this.#wake.sleep(IDLE_MS);
  }

  /** From now on nothing is noticed any more. */
  end(): void {
    clearTimeout(this.#confirmation);
    this.#signal.removeEventListener('abort', this.#onAbort);
  }

  #fail(error: Error): void {
    this.#failure ??= error;
    this.#wake.up();
  }
}
