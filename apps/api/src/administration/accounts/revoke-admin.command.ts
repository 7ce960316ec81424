import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Shuts an admin out at once; repeated, it changes nothing. */
export class RevokeAdmin extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly username: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
