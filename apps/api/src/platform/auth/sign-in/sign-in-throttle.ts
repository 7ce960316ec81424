import { Injectable } from '@nestjs/common';
import { RateLimits, type RateLimit } from '../../http/rate-limits/rate-limits.js';
import { TooManyRequestsException } from '../../http/problems/retry-later.js';
import type { Lane } from '../passwords/hash-queue.js';

const refusal = 'Too many sign-in attempts.';
const limits = {
  /** A browser that has signed in to this account before. */
  device: { name: 'sign-in-device', points: 10, perSeconds: 600, refusal },
  /** One address, all accounts. */
  address: { name: 'sign-in-address', points: 30, perSeconds: 600, refusal },
  /** One address, one account. */
  pair: { name: 'sign-in-pair', points: 5, perSeconds: 300, refusal },
  /** One address, an account under attack from many addresses. */
  attackedPair: { name: 'sign-in-besieged', points: 1, perSeconds: 3600, refusal },
  /** All addresses, one account; more is an attack. */
  account: { name: 'sign-in-account', points: 50, perSeconds: 600, refusal },
} satisfies Record<string, RateLimit>;

/** `account` may not exist; `device` is null for a browser that has never signed in to it. */
export type SignInAttempt = Readonly<{ account: string; address: string; device: string | null }>;

/**
 * Counts attempts before a password is hashed. Nobody can lock an owner out: their browser has its own budget, and any
 * other address keeps one attempt an hour, however many others try.
 */
@Injectable()
export class SignInThrottle {
  constructor(private readonly rateLimits: RateLimits) {}

  /** Throws TooManyRequestsException, or returns the attempt's lane in the hash queue. */
  async admit({ account, address, device }: SignInAttempt): Promise<Lane> {
    if (device !== null) {
      await this.rateLimits.spend(limits.device, pairKey(account, device));
      return 'known';
    }
    const pair = pairKey(account, address);
    await this.rateLimits.spend(limits.address, address);
    await this.rateLimits.spend(limits.pair, pair);
    if (await this.isUnderAttack(account)) await this.rateLimits.spend(limits.attackedPair, pair);
    return 'unknown';
  }

  /** Resets the counts of an attempt with the right password, since a code follows; the counts of others remain. */
  async succeeded({ account, address, device }: SignInAttempt): Promise<void> {
    if (device !== null) return this.rateLimits.forget(limits.device, pairKey(account, device));
    const pair = pairKey(account, address);
    await this.rateLimits.forget(limits.pair, pair);
    await this.rateLimits.forget(limits.attackedPair, pair);
  }

  private async isUnderAttack(account: string): Promise<boolean> {
    try {
      await this.rateLimits.spend(limits.account, account);
      return false;
    } catch (error) {
      if (error instanceof TooManyRequestsException) return true;
      throw error;
    }
  }
}

const pairKey = (account: string, from: string): string => JSON.stringify([account, from]);
