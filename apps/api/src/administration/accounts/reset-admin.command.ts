import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { IssuedPassword } from './create-admin.command.js';

/**
 * Replaces an admin's password, turns the second factor off and ends every session; `reinstate` lets one in again who was
 * revoked, with the second factor as it was.
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
