import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { type KnownOrganization, OrganizationChanges, Organizations } from '../accounts/organizations.js';
import { PasswordReplacement } from '../accounts/password.commands.js';
import { linkInvalid } from './password-links.js';

/** Replaces the password after a mailed link was opened, which proves the address, and ends all sessions. */
export class ReplaceForgottenPassword extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly organization: KnownOrganization,
    readonly password: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ReplaceForgottenPassword)
export class ReplaceForgottenPasswordHandler implements ICommandHandler<ReplaceForgottenPassword> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly organizations: Organizations,
    private readonly replacement: PasswordReplacement,
    private readonly executor: CommandExecutor,
  ) {}

  execute(command: ReplaceForgottenPassword): Promise<void> {
    return this.changes.exclusively(() => this.replace(command));
  }

  private async replace({ organization, password, context }: ReplaceForgottenPassword): Promise<void> {
    const { tag, masterAffiliateId, credentialId: known } = organization;
    const now = await this.organizations.find(tag);
    // In the meantime, the link was used or the organization was removed.
    if (now?.masterAffiliateId !== masterAffiliateId || now.credentialId !== known) throw linkInvalid();
    await this.replacement.replace(now, password, context);
    // Last, so that no address counts as proven while the registration's password is valid.
    const opened = { type: 'OpenLink', masterAffiliateId } as const;
    await this.executor.execute(organizationDecider, organizationStream(tag), opened, context);
  }
}
