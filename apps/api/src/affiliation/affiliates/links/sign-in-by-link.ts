import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Sessions } from '../../../platform/auth/sessions/sessions.js';
import { byRequest } from '../../../platform/commands/contexts.js';
import { type KnownAffiliate } from '../affiliates.js';
import { ChangeAffiliate } from '../change-affiliate.command.js';
import { DashboardLinks, linkInvalid } from './dashboard-links.js';

/** Exchanges a link for a session. */
@Injectable()
export class SignInByLink {
  constructor(
    private readonly links: DashboardLinks,
    private readonly sessions: Sessions,
    private readonly commands: CommandBus,
  ) {}

  /** Whom the token opens to, without a session. */
  async look(token: string, request: FastifyRequest): Promise<KnownAffiliate> {
    const opened = await this.links.open(token, ['mailed', 'shown'], request);
    return opened.affiliate;
  }

  /** Notes the first use of a mailed link; another site's page cannot make a browser enter. */
  async signIn(token: string, request: FastifyRequest, reply: FastifyReply): Promise<KnownAffiliate> {
    const { affiliate, purpose } = await this.links.open(token, ['mailed', 'shown'], request);
    const { affiliateId, linkGeneration: generation } = affiliate;
    if (purpose === 'mailed' && !affiliate.linkOpened) {
      const context = byRequest(`affiliate:${affiliateId}`, request);
      const change = { type: 'OpenDashboardLink', generation } as const;
      await this.commands.execute(new ChangeAffiliate(affiliateId, change, context));
    }
    if (isAskedByAnotherSite(request)) return affiliate;
    const session = await this.sessions.start('affiliate', affiliateId, request, reply);
    // A replacement meanwhile has ended the sessions that it saw.
    if (!(await this.links.isInForce(token))) {
      await this.sessions.endOne('affiliate', affiliateId, session.id);
      await this.sessions.end('affiliate', request, reply);
      throw linkInvalid();
    }
    return affiliate;
  }
}

const isAskedByAnotherSite = ({ headers }: FastifyRequest): boolean =>
  ['cross-site', 'same-site'].includes(headers['sec-fetch-site'] ?? '');
