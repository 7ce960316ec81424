import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '@closewise/domain/events';
import { DeviceCookies } from '../../platform/auth/sessions/device-cookies.js';
import { Passwords } from '../../platform/auth/passwords/passwords.js';
import { logIfRefused, logSignIn } from '../../platform/auth/sign-in/sign-in-log.js';
import { SignInThrottle, type SignInAttempt } from '../../platform/auth/sign-in/sign-in-throttle.js';
import { addressGroup } from '../../platform/http/rate-limits/address-group.js';
import { AdminPasswords } from './admin-passwords.js';
import { Admins, type KnownAdmin } from './admins.js';

const NO_CREDENTIAL = '00000000-0000-0000-0000-000000000000';

/** A password that is typed is checked here and nowhere else: counted first, then hashed. */
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
   * The active admin of this name and password; null without saying what was wrong, after the same work for names that
   * nobody has. Throws TooManyRequestsException.
   */
  async of(usernameKey: string, password: string, request: FastifyRequest): Promise<KnownAdmin | null> {
    const attempt = this.attempt(usernameKey, request);
    const admin = await this.admins.named(usernameKey);
    const account = admin ? `admin ${admin.adminId}` : attempt.account;
    const lane = await logIfRefused(request, account, this.throttle.admit(attempt));
    const hash = await this.adminPasswords.hashOf(admin?.credentialId ?? NO_CREDENTIAL);
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

  /** The same for somebody who is signed in; refuses a wrong password. */
  async ofSignedIn(adminId: string, password: string, request: FastifyRequest): Promise<KnownAdmin> {
    const usernameKey = (await this.admins.find(adminId))?.usernameKey;
    const admin = usernameKey === undefined ? null : await this.of(usernameKey, password, request);
    if (admin?.adminId === adminId) return admin;
    throw wrongPassword();
  }

  private attempt(usernameKey: string, request: FastifyRequest): SignInAttempt {
    const account = accountOf(usernameKey);
    return { account, address: addressGroup(request.ip), device: this.devices.read(request, account) };
  }
}

/** By which the throttle and a browser's cookie know an admin's account. */
export const accountOf = (usernameKey: string): string => `admin ${usernameKey}`;

/** Refusal of a password that does not belong to the session. */
export const wrongPassword = (): DomainError =>
  new DomainError('administration.wrong-password', 'The current password is not right. Please try again.');
