import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Ends a run of which nothing was requested. Repeating it changes nothing. */
export class CancelPayoutRun extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly runId: string,
    readonly cancelledBy: string,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
