import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import { Reports } from '../known-reports/reports.js';

/** Records that a report's link was mailed. Idempotent. */
export class RecordReportMail extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(RecordReportMail)
export class RecordReportMailHandler implements ICommandHandler<RecordReportMail> {
  constructor(
    private readonly reports: Reports,
    private readonly uncertainMails: CommandExecutor,
  ) {}

  async execute({ reportId, context }: RecordReportMail): Promise<void> {
    const report = await this.reports.find(reportId);
    if (!report || report.status === 'draft' || !report.readable) return;
    const command = { type: 'RecordReportMail', revision: report.readable.revision } as const;
    await this.uncertainMails.execute(reportDecider, reportStream(reportId), command, context);
  }
}
