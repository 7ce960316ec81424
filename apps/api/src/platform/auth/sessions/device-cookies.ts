import { randomBytes, timingSafeEqual } from 'node:crypto';
import '@fastify/cookie';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../../clock/clock.js';
import { ServerConfig } from '../../config/variables/server-config.js';
import { PersonalData } from '../../personal-data/personal-data.js';

const LIFETIME_DAYS = 180;
const DAY_SECONDS = 86_400;

/**
 * Remembers that this browser has signed in to an account. The cookie grants no access, but its attempts are counted
 * separately from an attacker's. The value is `device.expiry.signature`; the signature is bound to the account.
 */
@Injectable()
export class DeviceCookies {
  private readonly secure: boolean;

  constructor(
    private readonly clock: Clock,
    private readonly personalData: PersonalData,
    config: ServerConfig,
  ) {
    this.secure = config.publicUrl.startsWith('https:');
  }

  /** The device's id if this browser has signed in to exactly this account within the last 180 days. */
  read(request: FastifyRequest, account: string): string | null {
    const [device = '', expiry = '', signature = ''] = (request.cookies[this.name] ?? '').split('.');
    const expected = Buffer.from(this.sign(device, expiry, account));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    return Number(expiry) > this.nowSeconds() ? device : null;
  }

  /** After a sign-in: a known device keeps its id, a new one gets one. */
  remember(request: FastifyRequest, reply: FastifyReply, account: string): void {
    const device = this.read(request, account) ?? randomBytes(16).toString('base64url');
    const maxAge = LIFETIME_DAYS * DAY_SECONDS;
    const expiry = String(this.nowSeconds() + maxAge);
    const value = [device, expiry, this.sign(device, expiry, account)].join('.');
    const flags = { httpOnly: true, sameSite: 'lax', path: '/', secure: this.secure, maxAge } as const;
    reply.setCookie(this.name, value, flags);
  }

  private get name(): string {
    return this.secure ? '__Host-closewise-device' : 'closewise-device';
  }

  private sign(device: string, expiry: string, account: string): string {
    return this.personalData.pseudonym('sign-in device', JSON.stringify([device, expiry, account]));
  }

  private nowSeconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
