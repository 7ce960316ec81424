import { Command } from '@nestjs/cqrs';
import type { ReportMailsState } from '@closewise/domain/reporting';
import { declareCommand } from '../../../platform/commands/declared-commands.js';
import type { CommandContext, Decided } from '../../../platform/event-store/command-executor.js';

/** Mails the link of a report once more; `number` is that of the mail, so that a repetition sends one, or null for the next. */
export class RequestReportMail extends Command<Decided<ReportMailsState>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly number: number | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}
