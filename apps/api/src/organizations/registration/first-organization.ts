import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { harTag } from '@closewise/domain/affiliation/facts';
import { DomainError } from '@closewise/domain/events';
import { bySystem } from '../../platform/commands/contexts.js';
import { Organizations } from '../accounts/organizations.js';
import { DecideOnOrganization } from '../approval/decide-on-organization.command.js';
import { RegisterOrganization } from './register-organization.command.js';

/** A name under which `organizations reset` lets HAR sign in; no mail ever reaches it (RFC 2606). */
const har = {
  tag: harTag,
  name: 'Houston Association of Realtors',
  person: { contactName: 'HAR', email: 'har@closewise.invalid' },
  password: null,
} as const;

/** HAR takes part from the start, without a password until the operator sets one. */
@Injectable()
export class FirstOrganization {
  constructor(
    private readonly organizations: Organizations,
    private readonly commands: CommandBus,
  ) {}

  /** Safe to repeat, after an interruption too, and in several processes at once. */
  async make(): Promise<void> {
    const context = bySystem();
    if (!(await this.organizations.find(harTag))) await this.register(context);
    await this.commands.execute(
      new DecideOnOrganization(harTag, 'approve', 'Takes part from the start', context),
    );
  }

  /** Another process may have been faster. */
  private async register(context: { actor: string; correlationId: string }): Promise<void> {
    try {
      await this.commands.execute(new RegisterOrganization(har, context));
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== 'organizations.tag-taken') throw error;
    }
  }
}
