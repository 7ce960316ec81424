import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Begins a demo report; answers its id. */
export class CreateDemoReport extends Command<number> {
  static {
    declareCommand(this);
  }

  constructor(readonly context: CommandContext) {
    super();
  }
}
