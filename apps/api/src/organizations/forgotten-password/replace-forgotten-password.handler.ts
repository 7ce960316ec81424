import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { OrganizationChanges } from '../accounts/organization-changes.js';
import { OrganizationPasswords } from '../accounts/organization-passwords.js';
import { Organizations, sessionSubjectOf } from '../accounts/organizations.js';
import { linkInvalid } from './password-links.js';
import { ReplaceForgottenPassword } from './replace-forgotten-password.command.js';

@CommandHandler(ReplaceForgottenPassword)
export class ReplaceForgottenPasswordHandler implements ICommandHandler<ReplaceForgottenPassword> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly organizations: Organizations,
    private readonly passwords: OrganizationPasswords,
    private readonly executor: CommandExecutor,
    private readonly sessions: Sessions,
  ) {}

  execute(command: ReplaceForgottenPassword): Promise<void> {
    return this.changes.exclusively(() => this.replace(command));
  }

  private async replace({ organization, password, context }: ReplaceForgottenPassword): Promise<void> {
    const { tag, masterAffiliateId, credentialId: known } = organization;
    const now = await this.organizations.find(tag);
    // The link was used, or its organization is gone, in the meantime.
    if (now?.masterAffiliateId !== masterAffiliateId || now.credentialId !== known) throw linkInvalid();
    const credentialId = await this.passwords.add(masterAffiliateId, password);
    const command = { type: 'ChangeOrganizationCredentials', credentialId } as const;
    await this.executor.execute(organizationDecider, organizationStream(tag), command, context);
    await this.sessions.endAll('organization', sessionSubjectOf(organization));
    await this.passwords.keepOnly(masterAffiliateId, credentialId);
  }
}
