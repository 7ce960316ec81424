import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AdminRights } from './admin-rights.js';
import { RevokeAdmin } from './revoke-admin.command.js';

@CommandHandler(RevokeAdmin)
export class RevokeAdminHandler implements ICommandHandler<RevokeAdmin> {
  constructor(private readonly rights: AdminRights) {}

  execute({ admin, reason, context }: RevokeAdmin): Promise<void> {
    return this.rights.change(admin, { type: 'RevokeAdmin', reason }, context);
  }
}
