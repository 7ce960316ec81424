import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '@closewise/domain/events';
import { DeviceCookies } from '../../platform/auth/sessions/device-cookies.js';
import { Passwords } from '../../platform/auth/passwords/passwords.js';
import { logSignIn } from '../../platform/auth/sign-in/sign-in-log.js';
import { SignInThrottle, type SignInAttempt } from '../../platform/auth/sign-in/sign-in-throttle.js';
import { addressGroup } from '../../platform/http/rate-limits/address-group.js';
import { OrganizationPasswords } from './organization-passwords.js';
import { Organizations, type KnownOrganization } from './organizations.js';

const NO_CREDENTIAL = '00000000-0000-0000-0000-000000000000';

/** A password that is typed is checked here and nowhere else: counted first, then hashed. */
@Injectable()
export class OrganizationProof {
  constructor(
    private readonly throttle: SignInThrottle,
    private readonly devices: DeviceCookies,
    private readonly organizations: Organizations,
    private readonly organizationPasswords: OrganizationPasswords,
    private readonly passwords: Passwords,
  ) {}

  /**
   * The organization of this address and password; null without saying what was wrong, after the same work for
   * addresses that nobody has. Throws TooManyRequestsException.
   */
  async of(emailKey: string, password: string, request: FastifyRequest): Promise<KnownOrganization | null> {
    const attempt = this.attempt(emailKey, request);
    const lane = await this.throttle.admit(attempt);
    const organization = await this.organizations.atAddress(emailKey);
    const credentialId = organization?.credentialId ?? NO_CREDENTIAL;
    const hash = await this.organizationPasswords.hashOf(credentialId);
    const isRight = await this.passwords.verify(hash, password, lane);
    if (!isRight || !organization || hash === null) {
      logSignIn(request, 'wrong password', attempt.account);
      return null;
    }
    await this.throttle.succeeded(attempt);
    if (this.passwords.isOutdated(hash)) await this.organizationPasswords.renew(credentialId, hash, password);
    return organization;
  }

  /** The same for one that is signed in; refuses a wrong password. */
  async ofSignedIn(
    { tag, emailKey }: KnownOrganization,
    password: string,
    request: FastifyRequest,
  ): Promise<KnownOrganization> {
    const organization = await this.of(emailKey, password, request);
    if (organization?.tag === tag) return organization;
    throw wrongPassword();
  }

  private attempt(emailKey: string, request: FastifyRequest): SignInAttempt {
    const account = accountOf(emailKey);
    return { account, address: addressGroup(request.ip), device: this.devices.read(request, account) };
  }
}

/** By which the throttle and a browser's cookie know an organization's account. */
export const accountOf = (emailKey: string): string => `organization ${emailKey}`;

/** Refusal of a password that does not belong to the session. */
export const wrongPassword = (): DomainError =>
  new DomainError('organizations.wrong-password', 'The current password is not right. Please try again.');
