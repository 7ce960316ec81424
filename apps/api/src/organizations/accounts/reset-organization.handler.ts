import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { Passwords } from '../../platform/auth/passwords/passwords.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { OrganizationChanges } from './organization-changes.js';
import { OrganizationPasswords } from './organization-passwords.js';
import { Organizations, sessionSubjectOf } from './organizations.js';
import { ResetOrganization, type IssuedCredentials } from './reset-organization.command.js';

@CommandHandler(ResetOrganization)
export class ResetOrganizationHandler implements ICommandHandler<ResetOrganization> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly organizations: Organizations,
    private readonly organizationPasswords: OrganizationPasswords,
    private readonly passwords: Passwords,
    private readonly executor: CommandExecutor,
    private readonly sessions: Sessions,
  ) {}

  execute(command: ResetOrganization): Promise<IssuedCredentials> {
    return this.changes.exclusively(() => this.reset(command));
  }

  private async reset({ tag: given, context }: ResetOrganization): Promise<IssuedCredentials> {
    const organization = await this.organizations.named(given);
    const { tag, masterAffiliateId, person } = organization;
    const password = this.passwords.generate();
    const credentialId = await this.organizationPasswords.add(masterAffiliateId, password);
    const command = { type: 'ChangeOrganizationCredentials', credentialId } as const;
    await this.executor.execute(organizationDecider, organizationStream(tag), command, context);
    await this.sessions.endAll('organization', sessionSubjectOf(organization));
    await this.organizationPasswords.keepOnly(masterAffiliateId, credentialId);
    return { tag, email: person?.email ?? null, password };
  }
}
