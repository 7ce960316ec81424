import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { linkInvalid, organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { Passwords } from '../../../platform/auth/passwords/passwords.js';
import { declareCommand } from '../../../platform/commands/declared-commands.js';
import { CommandExecutor, type CommandContext } from '../../../platform/event-store/command-executor.js';
import { type KnownOrganization, OrganizationChanges, Organizations } from '../../accounts/organizations.js';
import { OrganizationPasswords } from '../../accounts/organization-passwords.js';
import { PasswordReplacement } from '../../accounts/password.commands.js';
import type { LinkedRegistration } from './registration-links.js';

/**
 * Records that the contact has opened the mailed link, which proves the address. A password replaces that of the
 * registration once. Safe to repeat.
 */
export class ConfirmRegistration extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly registration: LinkedRegistration,
    readonly password: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ConfirmRegistration)
export class ConfirmRegistrationHandler implements ICommandHandler<ConfirmRegistration> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly organizations: Organizations,
    private readonly organizationPasswords: OrganizationPasswords,
    private readonly passwords: Passwords,
    private readonly replacement: PasswordReplacement,
    private readonly executor: CommandExecutor,
  ) {}

  execute(command: ConfirmRegistration): Promise<void> {
    return this.changes.exclusively(() => this.confirm(command));
  }

  private async confirm({ registration, password, context }: ConfirmRegistration): Promise<void> {
    const { tag, masterAffiliateId } = registration;
    const organization = await this.organizations.find(tag);
    if (organization?.masterAffiliateId !== masterAffiliateId) throw linkInvalid();
    if (organization.linkOpened) {
      if (password !== null && !(await this.isInForce(organization, password))) throw linkUsed();
      return;
    }
    if (password !== null) await this.replacement.replace(organization, password, context);
    // Last, so that no address counts as proven while the replaced password is still valid.
    const command = { type: 'OpenLink', masterAffiliateId } as const;
    await this.executor.execute(organizationDecider, organizationStream(tag), command, context);
  }

  /** Accepts the same password again, in case the answer to the first request was lost. */
  private async isInForce({ credentialId }: KnownOrganization, password: string): Promise<boolean> {
    const hash = credentialId === null ? null : await this.organizationPasswords.hashOf(credentialId);
    return this.passwords.verify(hash, password, 'known');
  }
}

/** Without this refusal, the email would remain a key to the account. */
const linkUsed = (): DomainError =>
  new DomainError(
    'organizations.link-used',
    'This link was already used. To set another password, log out and request a new password by email.',
  );
