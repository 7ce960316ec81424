import { Module } from '@nestjs/common';
import { AdminAuditCommand } from '../../audit/cli/admin-audit.command.js';
import { AdminCreateCommand } from './admin-create.command.js';
import { AdminListCommand } from './admin-list.command.js';
import { AdminReinstateCommand } from './admin-reinstate.command.js';
import { AdminResetCommand } from './admin-reset.command.js';
import { AdminRevokeCommand } from './admin-revoke.command.js';
import { AdminSetRoleCommand } from './admin-set-role.command.js';
import { AdminCommand } from './admin.command.js';

/** The operator's commands about admins. */
@Module({
  providers: [
    AdminCommand,
    AdminCreateCommand,
    AdminResetCommand,
    AdminRevokeCommand,
    AdminSetRoleCommand,
    AdminReinstateCommand,
    AdminListCommand,
    AdminAuditCommand,
  ],
})
export class AccountsCliModule {}
