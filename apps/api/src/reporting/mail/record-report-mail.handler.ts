import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { Reports } from '../known-reports/reports.js';
import { RecordReportMail } from './record-report-mail.command.js';

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
