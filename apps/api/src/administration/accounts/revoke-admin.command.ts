import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { AdminName } from './admins.js';

/** Shuts an admin out at once; repeated, it changes nothing. */
export class RevokeAdmin extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly admin: AdminName,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
