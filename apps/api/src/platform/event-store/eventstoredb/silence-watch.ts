/** A timer that is later than this shows that this process itself was suspended. */
const STANDSTILL_MS = 250;

/** Calls `onSilence` once when responses are pending and nothing has been received for `patienceMs`. */
export class SilenceWatch {
  #pending = 0;
  #silentSince: number | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly patienceMs: number,
    private readonly onSilence: () => void,
  ) {}

  /** A response is pending until the returned function is called: with false if none was received. */
  expectResponse(): (isReceived: boolean) => void {
    this.#pending += 1;
    this.#silentSince ??= performance.now();
    this.#timer ??= this.#checkAfter(this.patienceMs);
    return (isReceived) => {
      this.#pending -= 1;
      if (isReceived) this.received();
    };
  }

  /** A response, or a part of one, was received. */
  received(): void {
    this.#silentSince = this.#pending > 0 ? performance.now() : null;
  }

  end(): void {
    this.#pending = 0;
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #checkAfter(ms: number): NodeJS.Timeout {
    const dueAt = performance.now() + ms;
    // Responses that have arrived in the meantime are read first.
    return setTimeout(() => setImmediate(() => this.#check(performance.now() - dueAt)), ms).unref();
  }

  #check(lateMs: number): void {
    this.#timer = null;
    if (this.#pending === 0 || this.#silentSince === null) return;
    const silentMs = performance.now() - this.#silentSince;
    if (lateMs > STANDSTILL_MS) this.#timer = this.#checkAfter(STANDSTILL_MS);
    else if (silentMs < this.patienceMs) this.#timer = this.#checkAfter(this.patienceMs - silentMs);
    else this.onSilence();
  }
}
