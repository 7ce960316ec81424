import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Sessions } from '../../../platform/auth/sessions/sessions.js';
import { byRequest } from '../../../platform/commands/contexts.js';
import { type Affiliate } from '../affiliates.js';
import { ChangeAffiliate } from '../affiliate.commands.js';
import { DashboardLinks, linkInvalid } from './dashboard-links.js';

/** Exchanges a dashboard link for a session. */
@Injectable()
export class SignInByLink {
  constructor(
    private readonly links: DashboardLinks,
    private readonly sessions: Sessions,
    private readonly commands: CommandBus,
  ) {}

  /** The token's affiliate, without starting a session. */
  async identify(token: string, request: FastifyRequest): Promise<Affiliate> {
    const opened = await this.links.open(token, ['mailed', 'shown'], request);
    return opened.affiliate;
  }

  /** Records the first use of a mailed link. Starts no session for requests from another site's page. */
  async signIn(token: string, request: FastifyRequest, reply: FastifyReply): Promise<Affiliate> {
    const { affiliate, purpose } = await this.links.open(token, ['mailed', 'shown'], request);
    const { affiliateId, linkGeneration: generation } = affiliate;
    if (purpose === 'mailed' && !affiliate.linkOpened) {
      const context = byRequest(`affiliate:${affiliateId}`, request);
      const change = { type: 'OpenDashboardLink', generation } as const;
      await this.commands.execute(new ChangeAffiliate(affiliateId, change, context));
    }
    if (isCrossSite(request)) return affiliate;
    const session = await this.sessions.start('affiliate', affiliateId, request, reply);
    // If the link was replaced in the meantime, the replacement did not see this session.
    if (!(await this.links.isInForce(token))) {
      await this.sessions.endOne('affiliate', affiliateId, session.id);
      await this.sessions.end('affiliate', request, reply);
      throw linkInvalid();
    }
    return affiliate;
  }
}

const isCrossSite = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(headers['sec-fetch-site'] ?? '');
