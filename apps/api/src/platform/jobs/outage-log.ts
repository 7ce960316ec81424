import type { Logger } from '@nestjs/common';
import { isAnnounced } from '../event-store/outage.js';

/** Logs the beginning and the end of an outage once each, however many jobs it holds up, and however often. */
export class OutageLog {
  private readonly waiting = new Set<string>();
  private isLogged = false;

  constructor(
    private readonly log: Pick<Logger, 'log' | 'warn'>,
    private readonly who: string,
  ) {}

  met(name: string, error: unknown): void {
    if (this.waiting.size === 0) {
      this.isLogged = !isAnnounced(error);
      if (this.isLogged) this.log.warn(`${this.who} wait (${name}): ${(error as Error).message}`);
    }
    this.waiting.add(name);
  }

  /** The outage is over once the last waiting one has gone on. */
  over(name: string): void {
    if (this.waiting.delete(name) && this.waiting.size === 0 && this.isLogged)
      this.log.log(`${this.who} go on`);
  }
}
