import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Draws the run of a month (`2026-10`), for somebody else to approve. Answers the id of the run. */
export class PreparePayoutRun extends Command<string> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly month: string,
    readonly preparedBy: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
