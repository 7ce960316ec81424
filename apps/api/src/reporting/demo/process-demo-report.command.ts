import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Has a demo report written, for a payment that was only simulated. */
export class ProcessDemoReport extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly paymentIntentId: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
