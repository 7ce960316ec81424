/**
 * Wakes all who wait for it. Waiting leaves nothing behind: racing against one long-lived promise would keep a reaction
 * for each wait of an idle server.
 */
export class Notifier {
  private readonly waiting = new Set<() => void>();

  notify(): void {
    for (const wake of this.waiting) wake();
  }

  /** Resolves at the next notification, after `ms`, or when the signal aborts. */
  wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        this.waiting.delete(wake);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, ms);
      this.waiting.add(wake);
      signal?.addEventListener('abort', wake);
      if (signal?.aborted) wake();
    });
  }
}
