import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AdminRights } from './admin-rights.js';
import { ChangeAdminRole } from './change-admin-role.command.js';

@CommandHandler(ChangeAdminRole)
export class ChangeAdminRoleHandler implements ICommandHandler<ChangeAdminRole> {
  constructor(private readonly rights: AdminRights) {}

  execute({ admin, role, reason, context }: ChangeAdminRole): Promise<void> {
    return this.rights.change(admin, { type: 'ChangeAdminRole', role, reason }, context);
  }
}
