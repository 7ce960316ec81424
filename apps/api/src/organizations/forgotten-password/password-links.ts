import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '@closewise/domain/events';
import { logSignIn } from '../../platform/auth/sign-in/sign-in-log.js';
import { Clock } from '../../platform/clock/clock.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { addressGroup } from '../../platform/http/rate-limits/address-group.js';
import { RateLimits, type RateLimit } from '../../platform/http/rate-limits/rate-limits.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Organizations, sessionSubjectOf, type KnownOrganization } from '../accounts/organizations.js';

/** Lifetime of a link. */
export const linkMinutes = 60;

const form = /^([A-Z0-9]{1,20})\.(\d{1,15})\.([0-9a-f]{64})$/;
const misses: RateLimit = {
  name: 'organization-password-link-misses',
  points: 30,
  perSeconds: 600,
  refusal: 'Too many invalid links were opened from your network.',
};

/**
 * Links that set an organization's new password. They are not stored: a link consists of tag and expiry with their HMAC,
 * which includes the current credential, so that it works once and any password change invalidates it.
 */
@Injectable()
export class PasswordLinks {
  constructor(
    private readonly organizations: Organizations,
    private readonly personalData: PersonalData,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly config: ServerConfig,
  ) {}

  addressFor(organization: KnownOrganization): string {
    const endsAt = this.clock.now().getTime() + linkMinutes * 60_000;
    const token = `${organization.tag}.${endsAt}.${this.sign(organization, endsAt)}`;
    return `${this.config.publicUrl}/organization/reset-password/${token}`;
  }

  /** The link's organization. Invalid links count against the rate limit and get the same refusal. */
  async open(token: string, request: FastifyRequest): Promise<KnownOrganization> {
    const [, tag = '', endsAt = '0', signature = ''] = form.exec(token) ?? [];
    const organization = await this.organizations.find(tag);
    const account = `organization ${organization ? sessionSubjectOf(organization) : 'unknown'}`;
    if (organization && this.isInForce(organization, Number(endsAt), signature)) {
      logSignIn(request, 'right link', account);
      return organization;
    }
    logSignIn(request, 'wrong link', account);
    await this.limits.spend(misses, addressGroup(request.ip));
    throw linkInvalid();
  }

  private isInForce(organization: KnownOrganization, endsAt: number, signature: string): boolean {
    const expected = Buffer.from(this.sign(organization, endsAt));
    const given = Buffer.from(signature);
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    return isOurs && this.clock.now().getTime() < endsAt;
  }

  private sign(
    { tag, masterAffiliateId, emailKey, credentialId }: KnownOrganization,
    endsAt: number,
  ): string {
    const signed = JSON.stringify([tag, masterAffiliateId, emailKey, credentialId, endsAt]);
    return this.personalData.pseudonym('organization password link', signed);
  }
}

/** Refuses a link that has expired, was used, or was never valid. */
export const linkInvalid = (): DomainError =>
  new DomainError(
    'organizations.password-link-invalid',
    'This link has expired or was already used. Please request a new one.',
  );
