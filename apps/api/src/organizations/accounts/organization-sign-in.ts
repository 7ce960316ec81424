import { Injectable } from '@nestjs/common';
import type { FastifyRequest, FastifyReply } from 'fastify';
import { DomainError } from '@closewise/domain/events';
import { DeviceCookies } from '../../platform/auth/sessions/device-cookies.js';
import { Passwords, UNKNOWN_CREDENTIAL_ID } from '../../platform/auth/passwords/passwords.js';
import { logIfRefused, logSignIn } from '../../platform/auth/sign-in/sign-in-log.js';
import { SignInThrottle, type SignInAttempt } from '../../platform/auth/sign-in/sign-in-throttle.js';
import { addressGroup } from '../../platform/http/rate-limits/address-group.js';
import { OrganizationPasswords } from './organization-passwords.js';
import { Organizations, sessionSubjectOf, type KnownOrganization } from './organizations.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';

/** The only place that checks entered passwords: each attempt is counted first, then hashed. */
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
   * The organization with this address and password; null for any mismatch, with the same work for unknown addresses.
   * Throws TooManyRequestsException.
   */
  async check(
    emailKey: string,
    password: string,
    request: FastifyRequest,
  ): Promise<KnownOrganization | null> {
    const attempt = this.attempt(emailKey, request);
    const organization = await this.organizations.findByEmailKey(emailKey);
    const account = organization ? `organization ${sessionSubjectOf(organization)}` : attempt.account;
    const lane = await logIfRefused(request, account, this.throttle.admit(attempt));
    const credentialId = organization?.credentialId ?? UNKNOWN_CREDENTIAL_ID;
    const hash = await this.organizationPasswords.hashOf(credentialId);
    const isRight = await this.passwords.verify(hash, password, lane);
    if (!isRight || !organization || hash === null) {
      logSignIn(request, 'wrong password', account);
      return null;
    }
    logSignIn(request, 'right password', account);
    await this.throttle.succeeded(attempt);
    if (this.passwords.isOutdated(hash)) await this.organizationPasswords.renew(credentialId, hash, password);
    return organization;
  }

  /** The same for a signed-in organization; refuses a wrong password. */
  async checkSignedIn(
    { tag, emailKey }: KnownOrganization,
    password: string,
    request: FastifyRequest,
  ): Promise<KnownOrganization> {
    const organization = await this.check(emailKey, password, request);
    if (organization?.tag === tag) return organization;
    throw wrongPassword();
  }

  private attempt(emailKey: string, request: FastifyRequest): SignInAttempt {
    const account = accountOf(emailKey);
    return { account, address: addressGroup(request.ip), device: this.devices.read(request, account) };
  }
}

/** The account's name for the throttle and the device cookie. */
const accountOf = (emailKey: string): string => `organization ${emailKey}`;

/** Refuses a password that does not match the session's organization. */
export const wrongPassword = (): DomainError =>
  new DomainError('organizations.wrong-password', 'The current password is incorrect. Please try again.');

/** Starts an organization's session. */
@Injectable()
export class OrganizationSignIn {
  constructor(
    private readonly organizations: Organizations,
    private readonly proof: OrganizationProof,
    private readonly sessions: Sessions,
    private readonly devices: DeviceCookies,
  ) {}

  /** Gives the same refusal for every mismatch. */
  async run(
    { email, password }: Readonly<{ email: string; password: string }>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<KnownOrganization> {
    const emailKey = this.organizations.keyOf(email);
    const organization = await this.proof.check(emailKey, password, request);
    if (!organization) throw invalidCredentials();
    const subjectId = sessionSubjectOf(organization);
    const session = await this.sessions.start('organization', subjectId, request, reply);
    if (!(await this.isStillInForce(organization))) {
      await this.sessions.endOne('organization', subjectId, session.id);
      await this.sessions.end('organization', request, reply);
      throw invalidCredentials();
    }
    this.devices.remember(request, reply, accountOf(emailKey));
    return organization;
  }

  /** Rechecks, since a change that ended all sessions after the password check has missed this new session. */
  private async isStillInForce({ tag, credentialId }: KnownOrganization): Promise<boolean> {
    return (await this.organizations.find(tag))?.credentialId === credentialId;
  }
}

const invalidCredentials = (): DomainError =>
  new DomainError('organizations.invalid-credentials', 'Invalid credentials');
