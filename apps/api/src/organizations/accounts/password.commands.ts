import { Injectable } from '@nestjs/common';
import { organizationDecider, organizationStream } from '@closewise/domain/organizations';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { OrganizationPasswords } from './organization-passwords.js';
import {
  sessionSubjectOf,
  type KnownOrganization,
  OrganizationChanges,
  Organizations,
} from './organizations.js';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { Session } from '../../platform/auth/sessions/session.js';
import { wrongPassword } from './organization-sign-in.js';
import { Passwords } from '../../platform/auth/passwords/passwords.js';

/** Sets a new password without proof of the old one and ends all sessions. Call it only within OrganizationChanges. */
@Injectable()
export class PasswordReplacement {
  constructor(
    private readonly passwords: OrganizationPasswords,
    private readonly executor: CommandExecutor,
    private readonly sessions: Sessions,
  ) {}

  async replace(organization: KnownOrganization, password: string, context: CommandContext): Promise<void> {
    const { tag, masterAffiliateId } = organization;
    const credentialId = await this.passwords.add(masterAffiliateId, password);
    const command = { type: 'ChangeOrganizationCredentials', credentialId } as const;
    await this.executor.execute(organizationDecider, organizationStream(tag), command, context);
    await this.sessions.endAll('organization', sessionSubjectOf(organization));
    await this.passwords.keepOnly(masterAffiliateId, credentialId);
  }
}

/** Changes a password that was just proved, and ends all other sessions of the organization. */
export class ChangeOrganizationPassword extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly organization: KnownOrganization,
    readonly password: string,
    readonly session: Session,
    readonly context: CommandContext,
  ) {
    super();
  }
}

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
    // The proved password was replaced in the meantime.
    if ((await this.organizations.find(tag))?.credentialId !== proved) throw wrongPassword();
    const credentialId = await this.passwords.add(masterAffiliateId, password);
    // Also before the change, so that an interruption does not leave a thief signed in.
    await this.sessions.endOthers(session);
    const command = { type: 'ChangeOrganizationCredentials', credentialId } as const;
    await this.executor.execute(organizationDecider, organizationStream(tag), command, context);
    await this.sessions.endOthers(session);
    await this.passwords.keepOnly(masterAffiliateId, credentialId);
  }
}

/** New credentials, shown once and never stored. `email` is null after the contact was erased. */
export type IssuedCredentials = Readonly<{ tag: string; email: string | null; password: string }>;

/** Replaces an organization's password and ends every session. */
export class ResetOrganization extends Command<IssuedCredentials> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly tag: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ResetOrganization)
export class ResetOrganizationHandler implements ICommandHandler<ResetOrganization> {
  constructor(
    private readonly changes: OrganizationChanges,
    private readonly organizations: Organizations,
    private readonly passwords: Passwords,
    private readonly replacement: PasswordReplacement,
  ) {}

  execute(command: ResetOrganization): Promise<IssuedCredentials> {
    return this.changes.exclusively(() => this.reset(command));
  }

  private async reset({ tag: given, context }: ResetOrganization): Promise<IssuedCredentials> {
    const organization = await this.organizations.require(given);
    const password = this.passwords.generate();
    await this.replacement.replace(organization, password, context);
    return { tag: organization.tag, email: organization.person?.email ?? null, password };
  }
}
