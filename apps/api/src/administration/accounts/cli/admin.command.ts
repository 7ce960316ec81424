import { Command } from 'nest-commander';
import { CommandGroup } from '../../../platform/cli/command-group.js';
import { AdminAuditCommand } from '../../audit/cli/admin-audit.command.js';
import { AdminCreateCommand } from './admin-create.command.js';
import { AdminListCommand } from './admin-list.command.js';
import { AdminReinstateCommand } from './admin-reinstate.command.js';
import { AdminResetCommand } from './admin-reset.command.js';
import { AdminRevokeCommand } from './admin-revoke.command.js';
import { AdminSetRoleCommand } from './admin-set-role.command.js';

/** `admin`: who may sign in to the admin area. */
@Command({
  name: 'admin',
  description: 'Create, list, reset, revoke or reinstate admins, set their role, or list what they did',
  subCommands: [
    AdminCreateCommand,
    AdminResetCommand,
    AdminRevokeCommand,
    AdminSetRoleCommand,
    AdminReinstateCommand,
    AdminListCommand,
    AdminAuditCommand,
  ],
})
export class AdminCommand extends CommandGroup {}
