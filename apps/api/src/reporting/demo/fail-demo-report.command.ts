import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Records that every attempt to write a demo report was in vain. */
export class FailDemoReport extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly reason: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}
