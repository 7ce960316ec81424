import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import {
  type CredentialChange,
  adminDecider,
  adminStream,
  type AdminState,
  type ChosenUsername,
} from '@closewise/domain/administration';
import type { Session } from '../../platform/auth/sessions/session.js';
import {
  type CommandContext,
  CommandExecutor,
  type DecisionResult,
} from '../../platform/event-store/command-executor.js';
import { type KnownAdmin, AccountChanges, Admins } from './admins.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { Projections } from '../../platform/projections/projection.js';
import { shownInAudit } from '../audit/audit.projection.js';
import { AdminPasswords } from './admin-passwords.js';
import { wrongPassword } from './password-proof.js';
import { Usernames } from './usernames.js';

/** Changes an admin's own username, password or both. The caller has just checked the password of `admin`. */
export class ChangeCredentials extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly admin: KnownAdmin,
    readonly change: CredentialChange,
    readonly session: Session,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ChangeCredentials)
export class ChangeCredentialsHandler implements ICommandHandler<ChangeCredentials> {
  constructor(
    private readonly changes: AccountChanges,
    private readonly admins: Admins,
    private readonly usernames: Usernames,
    private readonly passwords: AdminPasswords,
    private readonly executor: CommandExecutor,
    private readonly sessions: Sessions,
    private readonly projections: Projections,
  ) {}

  async execute(command: ChangeCredentials): Promise<void> {
    const changed = await this.changes.exclusively(() => this.change(command));
    await shownInAudit(this.projections, changed);
  }

  private async change({
    admin,
    change,
    session,
    context,
  }: ChangeCredentials): Promise<DecisionResult<AdminState>> {
    const { adminId } = admin;
    const now = await this.admins.find(adminId);
    // The checked password was replaced in the meantime.
    if (now?.credentialId !== admin.credentialId) throw wrongPassword();
    const chosen = await this.claim(change.username, adminId, context);
    const credentialId = change.password === null ? null : await this.passwords.add(adminId, change.password);
    // Also before the change, so that an interruption does not leave a thief signed in.
    await this.sessions.endOthers(session);
    const command = { type: 'ChangeCredentials', chosen, credentialId } as const;
    const changed = await this.executor.execute(adminDecider, adminStream(adminId), command, context);
    await this.sessions.endOthers(session);
    await this.cleanUp(now, chosen?.usernameKey ?? now.usernameKey, credentialId, context);
    return changed;
  }

  private async claim(
    username: string | null,
    adminId: string,
    context: CommandContext,
  ): Promise<ChosenUsername | null> {
    if (username === null) return null;
    const usernameKey = this.admins.keyOf(username);
    await this.usernames.claim(usernameKey, adminId, context);
    return { username, usernameKey };
  }

  private async cleanUp(
    {
      adminId,
      usernameKey,
      credentialId: before,
    }: { adminId: string; usernameKey: string; credentialId: string },
    keyNow: string,
    credentialId: string | null,
    context: CommandContext,
  ): Promise<void> {
    if (keyNow !== usernameKey) await this.usernames.release(usernameKey, adminId, context);
    await this.passwords.keepOnly(adminId, credentialId ?? before);
  }
}
