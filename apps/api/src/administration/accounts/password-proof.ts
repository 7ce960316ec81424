import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '@closewise/domain/events';
import { DeviceCookies } from '../../platform/auth/sessions/device-cookies.js';
import { Passwords, UNKNOWN_CREDENTIAL_ID } from '../../platform/auth/passwords/passwords.js';
import { logIfRefused, logSignIn } from '../../platform/auth/sign-in/sign-in-log.js';
import { SignInThrottle, type SignInAttempt } from '../../platform/auth/sign-in/sign-in-throttle.js';
import { addressGroup } from '../../platform/http/rate-limits/address-group.js';
import { AdminPasswords } from './admin-passwords.js';
import { Admins, type KnownAdmin } from './admins.js';

/** The only place that checks entered passwords: each attempt is counted first, then hashed. */
@Injectable()
export class PasswordProof {
  constructor(
    private readonly throttle: SignInThrottle,
    private readonly devices: DeviceCookies,
    private readonly admins: Admins,
    private readonly adminPasswords: AdminPasswords,
    private readonly passwords: Passwords,
  ) {}

  /**
   * The active admin with this username and password; null for any mismatch, with the same work for unknown usernames.
   * Throws TooManyRequestsException.
   */
  async check(usernameKey: string, password: string, request: FastifyRequest): Promise<KnownAdmin | null> {
    const attempt = this.attempt(usernameKey, request);
    const admin = await this.admins.findByUsernameKey(usernameKey);
    const account = admin ? `admin ${admin.adminId}` : attempt.account;
    const lane = await logIfRefused(request, account, this.throttle.admit(attempt));
    const hash = await this.adminPasswords.hashOf(admin?.credentialId ?? UNKNOWN_CREDENTIAL_ID);
    const isRight = await this.passwords.verify(admin?.status === 'active' ? hash : null, password, lane);
    if (!isRight || !admin || hash === null) {
      logSignIn(request, 'wrong password', account);
      return null;
    }
    logSignIn(request, 'right password', account);
    await this.throttle.succeeded(attempt);
    if (this.passwords.isOutdated(hash)) await this.adminPasswords.renew(admin.credentialId, hash, password);
    return admin;
  }

  /** The same for a signed-in admin; refuses a wrong password. */
  async checkSignedIn(adminId: string, password: string, request: FastifyRequest): Promise<KnownAdmin> {
    const usernameKey = (await this.admins.find(adminId))?.usernameKey;
    const admin = usernameKey === undefined ? null : await this.check(usernameKey, password, request);
    if (admin?.adminId === adminId) return admin;
    throw wrongPassword();
  }

  private attempt(usernameKey: string, request: FastifyRequest): SignInAttempt {
    const account = accountOf(usernameKey);
    return { account, address: addressGroup(request.ip), device: this.devices.read(request, account) };
  }
}

/** The account's name for the throttle and the device cookie. */
export const accountOf = (usernameKey: string): string => `admin ${usernameKey}`;

/** Refuses a password that does not match the session's admin. */
export const wrongPassword = (): DomainError =>
  new DomainError('administration.wrong-password', 'The current password is incorrect. Please try again.');
