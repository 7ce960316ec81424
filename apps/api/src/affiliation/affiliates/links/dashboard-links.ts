import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { isLinkInForce, type LinkPurpose } from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { logSignIn } from '../../../platform/auth/sign-in/sign-in-log.js';
import { ServerConfig } from '../../../platform/config/variables/server-config.js';
import { addressGroup } from '../../../platform/http/rate-limits/address-group.js';
import { RateLimits, type RateLimit } from '../../../platform/http/rate-limits/rate-limits.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { Affiliates, type Affiliate } from '../affiliates.js';

/** The contents of a valid token. */
type TokenContent = Readonly<{ purpose: LinkPurpose; affiliateId: string; generation: number }>;

const initials = { mailed: 'm', shown: 's', 'not-me': 'n' } as const satisfies Record<LinkPurpose, string>;
const pattern = /^([msn])\.([\w-]{1,64})\.(\d{1,9})\.([0-9a-f]{64})$/;
const misses: RateLimit = {
  name: 'dashboard-link-misses',
  points: 60,
  perSeconds: 600,
  refusal: 'Too many invalid links were opened from your network.',
};

/**
 * Secret dashboard links. A token is purpose, affiliate id and link generation with their HMAC; it is not stored. Every
 * invalid token gets the same response after the same work, and too many of them are refused by a rate limit.
 */
@Injectable()
export class DashboardLinks {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly personalData: PersonalData,
    private readonly limits: RateLimits,
    private readonly config: ServerConfig,
  ) {}

  tokenFor(
    { affiliateId, linkGeneration }: Pick<Affiliate, 'affiliateId' | 'linkGeneration'>,
    purpose: LinkPurpose,
  ): string {
    const content = `${initials[purpose]}.${affiliateId}.${linkGeneration}`;
    return `${content}.${this.sign(content)}`;
  }

  addressFor(affiliate: Affiliate, purpose: 'mailed' | 'not-me'): string {
    const page = purpose === 'mailed' ? 'dashboard' : 'not-me';
    return `${this.config.publicUrl}/affiliate/${page}/${this.tokenFor(affiliate, purpose)}`;
  }

  /** The token's affiliate. Counts invalid tokens against the rate limit and refuses all of them with 404. */
  async open(
    token: string,
    purposes: readonly LinkPurpose[],
    request: FastifyRequest,
  ): Promise<Readonly<{ affiliate: Affiliate; purpose: LinkPurpose }>> {
    const read = this.read(token);
    const affiliate = await this.affiliates.find(read?.affiliateId ?? null);
    const account = `affiliate ${affiliate?.affiliateId ?? 'unknown'}`;
    if (read && affiliate && purposes.includes(read.purpose) && isLinkInForce(read, affiliate)) {
      logSignIn(request, 'right link', account);
      return { affiliate, purpose: read.purpose };
    }
    logSignIn(request, 'wrong link', account);
    await this.limits.spend(misses, addressGroup(request.ip));
    throw linkInvalid();
  }

  /** False once the link was replaced or the account ended. */
  async isInForce(token: string): Promise<boolean> {
    const read = this.read(token);
    const affiliate = await this.affiliates.find(read?.affiliateId ?? null);
    return read !== null && affiliate !== null && isLinkInForce(read, affiliate);
  }

  private read(token: string): TokenContent | null {
    const [, initial = '', affiliateId = '', generation = '', signature = ''] = pattern.exec(token) ?? [];
    const expected = Buffer.from(this.sign(`${initial}.${affiliateId}.${generation}`));
    const given = Buffer.from(signature.padEnd(expected.length, '-'));
    if (!timingSafeEqual(given, expected)) return null;
    const purpose = (Object.keys(initials) as LinkPurpose[]).find((one) => initials[one] === initial);
    return purpose ? { purpose, affiliateId, generation: Number(generation) } : null;
  }

  private sign(content: string): string {
    return this.personalData.pseudonym('dashboard link', content);
  }
}

/** Refusal of an invalid or replaced link. */
export const linkInvalid = (): DomainError =>
  new DomainError('affiliation.link-invalid', 'Invalid or expired dashboard link');
