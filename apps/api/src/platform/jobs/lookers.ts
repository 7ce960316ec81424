/**
 * Those who look for the jobs of one queue, as many as may run at once. They sleep while there is nothing to find: news
 * wakes one, and whoever finds a job wakes the next. If news woke all, each job would cost as many looks as may run.
 */
export class Lookers {
  #asleep: (() => void)[] = [];
  #looking = 0;
  /** Since the last look began: whoever would fall asleep looks again. */
  #isNews = false;
  #isOver = false;

  /** There may be a job. Who looks just now may have come too early to see it. */
  tell(): void {
    const nobodyComes = !this.wakeNext();
    this.#isNews = nobodyComes || this.#looking > 0;
  }

  /** Whether there was one who slept. */
  wakeNext(): boolean {
    const wake = this.#asleep.pop();
    wake?.();
    return wake !== undefined;
  }

  async look<Found>(fetch: () => Promise<Found>): Promise<Found> {
    this.#isNews = false;
    this.#looking += 1;
    try {
      return await fetch();
    } finally {
      this.#looking -= 1;
    }
  }

  /** Until there may be a job. */
  async sleep(): Promise<void> {
    if (this.#isNews || this.#isOver) return;
    await new Promise<void>((resolve) => this.#asleep.push(resolve));
  }

  /** Nobody sleeps any more. */
  end(): void {
    this.#isOver = true;
    while (this.wakeNext());
  }
}
