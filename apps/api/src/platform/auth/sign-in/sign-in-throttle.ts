import { Injectable } from '@nestjs/common';
import { RateLimits, type RateLimit } from '../../http/rate-limits/rate-limits.js';
import { TooManyRequestsException } from '../../http/rate-limits/too-many-requests.js';
import type { Lane } from '../passwords/hash-queue.js';

const refusal = 'Too many sign-in attempts.';
const limits = {
  /** Of a browser that signed in to this account before. */
  device: { name: 'sign-in-device', points: 10, perSeconds: 600, refusal },
  /** Of one address to all accounts. */
  address: { name: 'sign-in-address', points: 30, perSeconds: 600, refusal },
  /** Of one address to one account. */
  pair: { name: 'sign-in-pair', points: 5, perSeconds: 300, refusal },
  /** Of one address to an account that is under attack from many addresses. */
  besiegedPair: { name: 'sign-in-besieged', points: 1, perSeconds: 3600, refusal },
  /** Of all addresses to one account; more of them is an attack. */
  account: { name: 'sign-in-account', points: 50, perSeconds: 600, refusal },
} satisfies Record<string, RateLimit>;

/** `account` also names accounts that do not exist; `device` is null for a browser that never signed in to it. */
export type SignInAttempt = Readonly<{ account: string; address: string; device: string | null }>;

/**
 * Counts tries before a password is hashed. Nobody can lock an owner out: their browser has a budget of its own, and
 * any other address keeps one try an hour however many others try.
 */
@Injectable()
export class SignInThrottle {
  constructor(private readonly rateLimits: RateLimits) {}

  /** Throws TooManyRequestsException, else says how urgent the try is. */
  async admit({ account, address, device }: SignInAttempt): Promise<Lane> {
    if (device !== null) {
      await this.rateLimits.spend(limits.device, pairOf(account, device));
      return 'known';
    }
    const pair = pairOf(account, address);
    await this.rateLimits.spend(limits.address, address);
    await this.rateLimits.spend(limits.pair, pair);
    if (await this.isBesieged(account)) await this.rateLimits.spend(limits.besiegedPair, pair);
    return 'unknown';
  }

  /** Whoever had the right password begins anew, as they come again with a code; the tries of others stay counted. */
  async succeeded({ account, address, device }: SignInAttempt): Promise<void> {
    if (device !== null) return this.rateLimits.forget(limits.device, pairOf(account, device));
    const pair = pairOf(account, address);
    await this.rateLimits.forget(limits.pair, pair);
    await this.rateLimits.forget(limits.besiegedPair, pair);
  }

  private async isBesieged(account: string): Promise<boolean> {
    try {
      await this.rateLimits.spend(limits.account, account);
      return false;
    } catch (error) {
      if (error instanceof TooManyRequestsException) return true;
      throw error;
    }
  }
}

const pairOf = (account: string, from: string): string => JSON.stringify([account, from]);
