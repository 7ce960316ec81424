import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** The provider says that an account has changed: prompts a check of it. Refuses accounts that are no payee's here. */
export class RefreshPayoutAccount extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly accountId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
