import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import type { IssuedPassword } from './create-admin.command.js';
import { adminDecider, adminStream, noSuchAdmin } from '@closewise/domain/administration';
import { Passwords } from '../../platform/auth/passwords/passwords.js';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { AccountChanges, Admins } from './admins.js';
import { AdminPasswords } from './admin-passwords.js';
import { SecondFactorSetup } from './second-factor/second-factor-setup.js';

/**
 * Replaces an admin's password, turns off the second factor and ends every session. With `reinstate`, restores a revoked
 * admin instead, and keeps the second factor.
 */
export class ResetAdmin extends Command<IssuedPassword> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly username: string,
    readonly reinstate: Readonly<{ reason: string }> | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(ResetAdmin)
export class ResetAdminHandler implements ICommandHandler<ResetAdmin> {
  constructor(
    private readonly changes: AccountChanges,
    private readonly admins: Admins,
    private readonly adminPasswords: AdminPasswords,
    private readonly passwords: Passwords,
    private readonly executor: CommandExecutor,
    private readonly sessions: Sessions,
    private readonly secondFactor: SecondFactorSetup,
  ) {}

  execute(command: ResetAdmin): Promise<IssuedPassword> {
    return this.changes.exclusively(() => this.reset(command));
  }

  private async reset({ username, reinstate, context }: ResetAdmin): Promise<IssuedPassword> {
    const admin = await this.admins.findByUsernameKey(this.admins.keyOf(username));
    if (!admin) throw noSuchAdmin();
    const { adminId } = admin;
    const password = this.passwords.generate();
    const credentialId = await this.adminPasswords.add(adminId, password);
    const command = reinstate
      ? ({ type: 'ReinstateAdmin', credentialId, reason: reinstate.reason } as const)
      : ({ type: 'ResetPassword', credentialId } as const);
    await this.executor.execute(adminDecider, adminStream(adminId), command, context);
    await this.sessions.endAll('admin', adminId);
    await this.adminPasswords.keepOnly(adminId, credentialId);
    if (!reinstate) await this.secondFactor.forget(adminId);
    return { username: admin.username ?? username, password };
  }
}
