import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Lets a run be paid, if everything is still as it was prepared. */
export class ApprovePayoutRun extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly runId: string,
    readonly approvedBy: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
