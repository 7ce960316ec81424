import type { Logger } from '@nestjs/common';

/** Says once that an outage has begun and once that it is over, however many meet it, and however often. */
export class OutageLog {
  private readonly waiting = new Set<string>();

  constructor(
    private readonly log: Pick<Logger, 'log' | 'warn'>,
    private readonly who: string,
  ) {}

  met(name: string, error: unknown): void {
    if (this.waiting.size === 0) this.log.warn(`${this.who} wait (${name}): ${(error as Error).message}`);
    this.waiting.add(name);
  }

  /** All who wait have gone on when the last of them has. */
  over(name: string): void {
    if (this.waiting.delete(name) && this.waiting.size === 0) this.log.log(`${this.who} go on`);
  }
}
