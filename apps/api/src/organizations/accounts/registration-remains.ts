import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  organizationEmailDecider,
  organizationEmailStream,
  type OrganizationEmailCommand,
} from '@closewise/domain/organizations';
import { DeleteAffiliate } from '../../affiliation/index.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { OrganizationPasswords } from './organization-passwords.js';

/** One registration of a tag; another one, also of the same address, has another master account. */
export type Registration = Omit<OrganizationEmailCommand, 'type'>;

/** What a registration has outside the organization's stream, and what goes when nothing comes of it. */
@Injectable()
export class RegistrationRemains {
  constructor(
    private readonly sessions: Sessions,
    private readonly passwords: OrganizationPasswords,
    private readonly commands: CommandBus,
    private readonly executor: CommandExecutor,
  ) {}

  /** The address becomes free last, so that whatever interrupts it is done by the next registration or by the job. */
  async remove(registration: Registration, reason: string, context: CommandContext): Promise<void> {
    const { tag, masterAffiliateId } = registration;
    await this.sessions.endAll('organization', sessionSubject(tag, masterAffiliateId));
    await this.passwords.keepOnly(masterAffiliateId, null);
    await this.commands.execute(new DeleteAffiliate(masterAffiliateId, reason, context));
    await this.releaseEmail(registration, context);
  }

  async releaseEmail(
    { emailKey, tag, masterAffiliateId }: Registration,
    context: CommandContext,
  ): Promise<void> {
    const command = { type: 'ReleaseEmail', emailKey, tag, masterAffiliateId } as const;
    await this.executor.execute(
      organizationEmailDecider,
      organizationEmailStream(emailKey),
      command,
      context,
    );
  }
}

/** By which sessions know an organization: a tag alone may go to another one. */
export const sessionSubject = (tag: string, masterAffiliateId: string): string =>
  `${tag}.${masterAffiliateId}`;
