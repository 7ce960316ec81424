import { Command } from '@nestjs/cqrs';
import type { ConfirmPlaceRequest } from '@closewise/contracts/buyer';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Keeps what the buyer says of the place of an unpaid report; a paid report is refused. */
export class ConfirmReportPlace extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly said: ConfirmPlaceRequest,
    readonly context: CommandContext,
  ) {
    super();
  }
}
