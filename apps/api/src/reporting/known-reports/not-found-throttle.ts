import { minuteMs } from '@closewise/domain/calendar';
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import { Clock } from '../../platform/clock/clock.js';
import { addressGroup } from '../../platform/http/rate-limits/address-group.js';

const MISSES_PER_MINUTE = { address: 20, everyone: 600 };
const LONGEST_DELAY_MS = 3000;
const MOST_WAITING = 200;
const MOST_ADDRESSES = 20_000;

/** Shown when too many requests are waiting already. */
export const tooManyNotFound = 'Too many requests. Please try again in a minute.';

/**
 * Slows down clients that guess ids: beyond a budget per address and a global one, requests for unknown or unpaid reports
 * wait before they are answered. Requests for known ids never wait.
 */
@Injectable()
export class NotFoundThrottle {
  /** The longest delay of an answer. */
  longestDelayMs = LONGEST_DELAY_MS;
  private windowStart = 0;
  private total = 0;
  private waiting = 0;
  private readonly misses = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** Counts a miss and waits if there were too many. */
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
    if (now - this.windowStart < minuteMs) return;
    this.windowStart = now;
    this.total = 0;
    this.misses.clear();
  }
}

/** The delay of an answer after this many misses within a minute, from its address and from everyone. */
export function notFoundDelayMs(ofAddress: number, ofEveryone: number): number {
  const { address, everyone } = MISSES_PER_MINUTE;
  const over = Math.max(ofAddress - address, ofEveryone - everyone);
  return over <= 0 ? 0 : Math.min(LONGEST_DELAY_MS, 100 * over);
}
