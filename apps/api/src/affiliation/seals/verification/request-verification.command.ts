import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../../platform/event-store/command-executor.js';

/** Has a worker verify the ledger; while one does, it is waited for. */
export class RequestVerification extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(readonly context: CommandContext) {
    super();
  }
}
