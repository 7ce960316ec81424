import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { ChangeOrganizationPassword } from './change-organization-password.command.js';
import { OrganizationChanges } from './organization-changes.js';
import { OrganizationPasswords } from './organization-passwords.js';
import { wrongPassword } from './organization-proof.js';
import { Organizations } from './organizations.js';

@CommandHandler(ChangeOrganizationPassword)
export class ChangeOrganizationPasswordHandler implements ICommandHandler<ChangeOrganizationPassword> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly organizations: Organizations,
    private readonly passwords: OrganizationPasswords,
    private readonly executor: CommandExecutor,
    private readonly sessions: Sessions,
  ) {}

  execute(command: ChangeOrganizationPassword): Promise<void> {
    return this.changes.exclusively(() => this.change(command));
  }

  private async change({
    organization,
    password,
    session,
    context,
  }: ChangeOrganizationPassword): Promise<void> {
    const { tag, masterAffiliateId, credentialId: proved } = organization;
    // The password that was proved has been replaced in the meantime.
    if ((await this.organizations.find(tag))?.credentialId !== proved) throw wrongPassword();
    const credentialId = await this.passwords.add(masterAffiliateId, password);
    // Before the change too: interrupted in between, it must not leave a thief signed in.
    await this.sessions.endOthers(session);
    const command = { type: 'ChangeOrganizationCredentials', credentialId } as const;
    await this.executor.execute(organizationDecider, organizationStream(tag), command, context);
    await this.sessions.endOthers(session);
    await this.passwords.keepOnly(masterAffiliateId, credentialId);
  }
}
