import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { adminDecider, adminStream, noSuchAdmin } from '@closewise/domain/administration';
import { Sessions } from '../../platform/auth/sessions/sessions.js';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { AccountChanges } from './account-changes.js';
import { Admins } from './admins.js';
import { RevokeAdmin } from './revoke-admin.command.js';

@CommandHandler(RevokeAdmin)
export class RevokeAdminHandler implements ICommandHandler<RevokeAdmin> {
  constructor(
    private readonly changes: AccountChanges,
    private readonly admins: Admins,
    private readonly executor: CommandExecutor,
    private readonly sessions: Sessions,
  ) {}

  execute(command: RevokeAdmin): Promise<void> {
    return this.changes.exclusively(() => this.revoke(command));
  }

  private async revoke({ username, reason, context }: RevokeAdmin): Promise<void> {
    const admin = await this.admins.named(this.admins.keyOf(username));
    if (!admin) throw noSuchAdmin();
    const { adminId } = admin;
    await this.executor.execute(adminDecider, adminStream(adminId), { type: 'RevokeAdmin', reason }, context);
    await this.sessions.endAll('admin', adminId);
  }
}
