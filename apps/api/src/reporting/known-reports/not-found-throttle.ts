import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import { Clock } from '../../platform/clock/clock.js';
import { addressGroup } from '../../platform/http/rate-limits/address-group.js';

const MISSES_PER_MINUTE = { address: 20, everyone: 600 };
const MINUTE_MS = 60_000;
const LONGEST_DELAY_MS = 3000;
const MOST_WAITING = 200;
const MOST_ADDRESSES = 20_000;

/** What a person reads when too many wait already. */
export const tooManyNotFound = 'Too many requests. Please try again in a minute.';

/**
 * Slows those who try ids: requests for unknown or unpaid reports beyond a budget per address and one for all wait
 * before their answer. A known id never waits.
 */
@Injectable()
export class NotFoundThrottle {
  /** No answer is kept back for longer. */
  longestDelayMs = LONGEST_DELAY_MS;
  private windowStart = 0;
  private total = 0;
  private waiting = 0;
  private readonly misses = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** Counts a miss, and waits when there were too many of them. */
  async spend(address: string): Promise<void> {
    const delay = this.delayAfter(addressGroup(address));
    if (delay === 0) return;
    if (this.waiting >= MOST_WAITING) {
      throw new DomainError('reporting.too-many-misses', tooManyNotFound);
    }
    this.waiting++;
    await pause(delay).finally(() => this.waiting--);
  }

  private delayAfter(group: string): number {
    this.beginWindow();
    const ofAddress = (this.misses.get(group) ?? 0) + 1;
    if (this.misses.size < MOST_ADDRESSES) this.misses.set(group, ofAddress);
    this.total++;
    return Math.min(notFoundDelayMs(ofAddress, this.total), this.longestDelayMs);
  }

  private beginWindow(): void {
    const now = this.clock.now().getTime();
    if (now - this.windowStart < MINUTE_MS) return;
    this.windowStart = now;
    this.total = 0;
    this.misses.clear();
  }
}

/** How long an answer is kept back after that many misses of its address, and of everyone, within a minute. */
export function notFoundDelayMs(ofAddress: number, ofEveryone: number): number {
  const { address, everyone } = MISSES_PER_MINUTE;
  const over = Math.max(ofAddress - address, ofEveryone - everyone);
  return over <= 0 ? 0 : Math.min(LONGEST_DELAY_MS, 100 * over);
}
