import { Command } from '@nestjs/cqrs';
import type { AdminRole } from '@closewise/domain/administration';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { AdminName } from './admins.js';

/** Lets an admin do more or less from now on, and ends their sessions; repeated, it changes nothing. */
export class ChangeAdminRole extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly admin: AdminName,
    readonly role: AdminRole,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
