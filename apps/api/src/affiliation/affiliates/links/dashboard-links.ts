import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { isLinkInForce, type LinkPurpose } from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { ServerConfig } from '../../../platform/config/variables/server-config.js';
import { RateLimits, type RateLimit } from '../../../platform/http/rate-limits/rate-limits.js';
import { PersonalData } from '../../../platform/personal-data/personal-data.js';
import { Affiliates, type KnownAffiliate } from '../affiliates.js';

/** What a token that we made says. */
export type ReadToken = Readonly<{ purpose: LinkPurpose; affiliateId: string; generation: number }>;

const initials = { mailed: 'm', shown: 's', 'not-me': 'n' } as const satisfies Record<LinkPurpose, string>;
const form = /^([msn])\.([\w-]{1,64})\.(\d{1,9})\.([0-9a-f]{64})$/;
const misses: RateLimit = {
  name: 'dashboard-link-misses',
  points: 60,
  perSeconds: 600,
  refusal: 'Too many links from your network opened nothing.',
};

/**
 * Secret links, kept nowhere: a token is purpose, affiliate and generation with their HMAC. Whatever is wrong with one
 * gets the same answer after the same work, and too many such answers make wait.
 */
@Injectable()
export class DashboardLinks {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly personalData: PersonalData,
    private readonly limits: RateLimits,
    private readonly config: ServerConfig,
  ) {}

  tokenFor({ affiliateId, linkGeneration }: KnownAffiliate, purpose: LinkPurpose): string {
    const said = `${initials[purpose]}.${affiliateId}.${linkGeneration}`;
    return `${said}.${this.sign(said)}`;
  }

  addressFor(affiliate: KnownAffiliate, purpose: 'mailed' | 'not-me'): string {
    const page = purpose === 'mailed' ? 'dashboard' : 'not-me';
    return `${this.config.publicUrl}/affiliate/${page}/${this.tokenFor(affiliate, purpose)}`;
  }

  /** Whom the token opens to; `client` is counted when it opens nothing. Refuses all such tokens alike. */
  async open(
    token: string,
    purposes: readonly LinkPurpose[],
    client: string,
  ): Promise<Readonly<{ affiliate: KnownAffiliate; purpose: LinkPurpose }>> {
    const read = this.read(token);
    const affiliate = await this.affiliates.find(read?.affiliateId ?? null);
    if (read && affiliate && purposes.includes(read.purpose) && isLinkInForce(read, affiliate)) {
      return { affiliate, purpose: read.purpose };
    }
    await this.limits.spend(misses, client);
    throw new DomainError('affiliation.link-invalid', 'Invalid or expired dashboard link');
  }

  private read(token: string): ReadToken | null {
    const [, initial = '', affiliateId = '', generation = '', signature = ''] = form.exec(token) ?? [];
    const expected = Buffer.from(this.sign(`${initial}.${affiliateId}.${generation}`));
    const given = Buffer.from(signature.padEnd(expected.length, '-'));
    if (!timingSafeEqual(given, expected)) return null;
    const purpose = (Object.keys(initials) as LinkPurpose[]).find((one) => initials[one] === initial);
    return purpose ? { purpose, affiliateId, generation: Number(generation) } : null;
  }

  private sign(said: string): string {
    return this.personalData.pseudonym('dashboard link', said);
  }
}
