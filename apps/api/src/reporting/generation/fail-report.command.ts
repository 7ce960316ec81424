import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { Generation } from './generate-report.command.js';

/** Records that every attempt to generate a report was in vain; `reason` holds nothing personal. */
export class FailReport extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly generation: Generation,
    readonly reason: string,
    readonly attempts: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}
