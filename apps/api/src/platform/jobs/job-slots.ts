/**
 * The slots of one queue in this process, each of which runs one job at a time. Idle slots sleep. A notification wakes
 * one, and a slot that finds a job wakes the next: if all woke up, each job would cost as many queries as there are slots.
 */
export class JobSlots {
  #asleep: (() => void)[] = [];
  #searching = 0;
  /** A notification came since the last search began, so a slot searches again instead of sleeping. */
  #isNotified = false;
  #isClosed = false;

  /** There may be a job. A search that is already running may miss it. */
  notify(): void {
    const isAnyAwakened = this.wakeOne();
    this.#isNotified = !isAnyAwakened || this.#searching > 0;
  }

  /** False when no slot was asleep. */
  wakeOne(): boolean {
    const wake = this.#asleep.pop();
    wake?.();
    return wake !== undefined;
  }

  async search<Found>(claim: () => Promise<Found>): Promise<Found> {
    this.#isNotified = false;
    this.#searching += 1;
    try {
      return await claim();
    } finally {
      this.#searching -= 1;
    }
  }

  /** Resolves when there may be a job, or the slots are closed. */
  async sleep(): Promise<void> {
    if (this.#isNotified || this.#isClosed) return;
    await new Promise<void>((resolve) => this.#asleep.push(resolve));
  }

  /** Wakes all slots for good. */
  close(): void {
    this.#isClosed = true;
    while (this.wakeOne());
  }
}
