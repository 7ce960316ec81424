import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** Records that the link of a report was mailed; a repetition does nothing. */
export class RecordReportMail extends Command<void> {
  constructor(
    readonly reportId: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}
