import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { harTag } from '@closewise/domain/affiliation/facts';
import { DomainError } from '@closewise/domain/events';
import { bySystem } from '../../platform/commands/contexts.js';
import { Organizations } from '../accounts/organizations.js';
import { DecideOnOrganization } from '../approval/decide-on-organization.command.js';
import { RegisterOrganization } from './register-organization.command.js';

/** HAR signs in with this address after `organizations reset`; no email can reach it (RFC 2606). */
const har = {
  tag: harTag,
  name: 'Houston Association of Realtors',
  person: { contactName: 'HAR', email: 'har@closewise.invalid' },
  password: null,
} as const;

/** HAR is approved from the start, without a password until the operator sets one. */
@Injectable()
export class FirstOrganization {
  constructor(
    private readonly organizations: Organizations,
    private readonly commands: CommandBus,
  ) {}

  /** Safe to repeat, after an interruption, and in several processes concurrently. */
  async make(): Promise<void> {
    const context = bySystem();
    if (!(await this.organizations.find(harTag))) await this.register(context);
    await this.commands.execute(
      new DecideOnOrganization(harTag, 'approve-own', 'Takes part from the start', context),
    );
  }

  /** Ignores that another process has registered it first. */
  private async register(context: { actor: string; correlationId: string }): Promise<void> {
    try {
      await this.commands.execute(new RegisterOrganization(har, context));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'organizations.tag-taken') throw error;
    }
  }
}
