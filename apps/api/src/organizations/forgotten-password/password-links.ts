import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DomainError } from '@closewise/domain/events';
import { Clock } from '../../platform/clock/clock.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { RateLimits, type RateLimit } from '../../platform/http/rate-limits/rate-limits.js';
import { PersonalData } from '../../platform/personal-data/personal-data.js';
import { Organizations, type KnownOrganization } from '../accounts/organizations.js';

/** So long a link opens. */
export const linkMinutes = 60;

const form = /^([A-Z0-9]{1,20})\.(\d{1,15})\.([0-9a-f]{64})$/;
const misses: RateLimit = {
  name: 'organization-password-link-misses',
  points: 30,
  perSeconds: 600,
  refusal: 'Too many links from your network opened nothing.',
};

/**
 * Links by which an organization sets a new password, kept nowhere: tag and end of the link with their HMAC, into which the
 * password in force goes, so that a link serves once and ends with any other change of the password.
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

  /** Whose link it is; `client` is counted when it opens nothing. Refuses all such links alike. */
  async open(token: string, client: string): Promise<KnownOrganization> {
    const [, tag = '', endsAt = '0', signature = ''] = form.exec(token) ?? [];
    const organization = await this.organizations.find(tag);
    if (organization && this.isInForce(organization, Number(endsAt), signature)) return organization;
    await this.limits.spend(misses, client);
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
    const said = JSON.stringify([tag, masterAffiliateId, emailKey, credentialId, endsAt]);
    return this.personalData.pseudonym('organization password link', said);
  }
}

/** Refusal of a link that has ended, was used, or was never one. */
export const linkInvalid = (): DomainError =>
  new DomainError(
    'organizations.password-link-invalid',
    'This link has expired or was used already. Ask for a new one.',
  );
