import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { linkInvalid } from '@closewise/domain/organizations';
import { logSignIn } from '../../../platform/auth/sign-in/sign-in-log.js';
import { ServerConfig } from '../../../platform/config/variables/server-config.js';
import { addressGroup } from '../../../platform/http/rate-limits/address-group.js';
import { RateLimits, type RateLimit } from '../../../platform/http/rate-limits/rate-limits.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { Organizations, type KnownOrganization } from '../../accounts/organizations.js';
import { sessionSubject } from '../../accounts/registration-remains.js';

/** The registration of a link, even if it has ended. */
export type LinkedRegistration = Readonly<{ tag: string; masterAffiliateId: string }>;

const form = /^([A-Z0-9]{1,10})\.([\w-]{1,64})\.([0-9a-f]{64})$/;
const misses: RateLimit = {
  name: 'organization-registration-link-misses',
  points: 30,
  perSeconds: 600,
  refusal: 'Too many invalid links were opened from your network.',
};

/** Links for a registration's contact. They are not stored: a link consists of tag and master account with their HMAC. */
@Injectable()
export class RegistrationLinks {
  constructor(
    private readonly organizations: Organizations,
    private readonly personalData: PersonalData,
    private readonly limits: RateLimits,
    private readonly config: ServerConfig,
  ) {}

  addressFor({ tag, masterAffiliateId }: LinkedRegistration): string {
    const signature = this.sign(tag, masterAffiliateId);
    return `${this.config.publicUrl}/organization/registration/${tag}.${masterAffiliateId}.${signature}`;
  }

  /** The link's registration, even if it has ended. An invalid link counts against the client's rate limit. */
  async read(token: string, request: FastifyRequest): Promise<LinkedRegistration> {
    const [, tag = '', masterAffiliateId = '', signature = ''] = form.exec(token) ?? [];
    const expected = Buffer.from(this.sign(tag, masterAffiliateId));
    const given = Buffer.from(signature.padEnd(expected.length, '-'));
    if (timingSafeEqual(given, expected)) {
      logSignIn(request, 'right link', `organization ${sessionSubject(tag, masterAffiliateId)}`);
      return { tag, masterAffiliateId };
    }
    logSignIn(request, 'wrong link', 'organization unknown');
    await this.limits.spend(misses, addressGroup(request.ip));
    throw linkInvalid();
  }

  /** The link's organization, also after approval; refuses the link of an ended registration. */
  async open(token: string, request: FastifyRequest): Promise<KnownOrganization> {
    const { tag, masterAffiliateId } = await this.read(token, request);
    const organization = await this.organizations.find(tag);
    if (organization?.masterAffiliateId === masterAffiliateId) return organization;
    throw linkInvalid();
  }

  private sign(tag: string, masterAffiliateId: string): string {
    return this.personalData.pseudonym(
      'organization registration link',
      JSON.stringify([tag, masterAffiliateId]),
    );
  }
}
