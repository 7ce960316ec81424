import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Ends a run whose unpaid lines were refused or held: these stay owed. Repeating it changes nothing. */
export class ClosePayoutRun extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly runId: string,
    readonly closedBy: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
