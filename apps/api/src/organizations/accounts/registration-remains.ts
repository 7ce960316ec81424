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

/** One registration of a tag. Each registration has its own master account, even for the same address. */
export type Registration = Omit<OrganizationEmailCommand, 'type'>;

/** A registration's data outside the organization's stream, removed when the registration fails. */
@Injectable()
export class RegistrationRemains {
  constructor(
    private readonly sessions: Sessions,
    private readonly passwords: OrganizationPasswords,
    private readonly commands: CommandBus,
    private readonly executor: CommandExecutor,
  ) {}

  /** Releases the address last, so that the next registration or the job can complete an interrupted removal. */
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

/** The subject of an organization's sessions; a tag alone can pass to another organization. */
export const sessionSubject = (tag: string, masterAffiliateId: string): string =>
  `${tag}.${masterAffiliateId}`;
