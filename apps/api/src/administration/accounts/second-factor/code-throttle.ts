import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DeviceCookies } from '../../../platform/auth/sessions/device-cookies.js';
import { RateLimits, type RateLimit } from '../../../platform/http/rate-limits/rate-limits.js';
import { accountOf } from '../password-proof.js';
import type { KnownAdmin } from '../admins.js';

const refusal = 'Too many codes were tried.';
const limits = {
  /** Of a browser that signed in to this account before. */
  device: { name: 'second-factor-device', points: 10, perSeconds: 1800, refusal },
  /** Of all other browsers together: six digits bear no more, however many addresses they come from. */
  account: { name: 'second-factor-account', points: 10, perSeconds: 3600, refusal },
} satisfies Record<string, RateLimit>;

/** Counts codes before they are compared. Whoever gets this far knows the password; the owner's browsers count apart. */
@Injectable()
export class CodeThrottle {
  constructor(
    private readonly rateLimits: RateLimits,
    private readonly devices: DeviceCookies,
  ) {}

  /** Throws TooManyRequestsException. */
  async admit(admin: KnownAdmin, request: FastifyRequest): Promise<void> {
    await this.rateLimits.spend(...this.budget(admin, request));
  }

  /** Whoever had the right code begins anew. */
  async succeeded(admin: KnownAdmin, request: FastifyRequest): Promise<void> {
    await this.rateLimits.forget(...this.budget(admin, request));
  }

  private budget({ adminId, usernameKey }: KnownAdmin, request: FastifyRequest): [RateLimit, string] {
    const device = this.devices.read(request, accountOf(usernameKey));
    return device === null ? [limits.account, adminId] : [limits.device, JSON.stringify([adminId, device])];
  }
}
