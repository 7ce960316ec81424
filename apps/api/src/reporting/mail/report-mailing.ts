import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Receipts } from '../../billing/index.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import type { Letter } from '../../platform/mail/letter.js';
import type { Mailing } from '../../platform/mail/mail.js';
import { Reports } from '../known-reports/reports.js';
import { RecordReportMail } from './record-report-mail.command.js';
import { reportLetter } from './report-letter.js';

export const reportMailing = 'report';

/** Mails the link and the receipt of a report that can be read, once per report, to a buyer who asked for it. */
@Injectable()
export class ReportMailing implements Mailing {
  readonly name = reportMailing;

  constructor(
    private readonly reports: Reports,
    private readonly receipts: Receipts,
    private readonly config: ServerConfig,
    private readonly commands: CommandBus,
  ) {}

  async compose(reportId: string): Promise<Letter | null> {
    const report = await this.reports.find(Number(reportId));
    if (!report || report.status === 'draft' || !report.readable || report.emailed) return null;
    return reportLetter(report.request, await this.receipts.of(Number(reportId)), this.config.publicUrl);
  }

  async sent(reportId: string, correlationId: string): Promise<void> {
    await this.commands.execute(new RecordReportMail(Number(reportId), bySystem(correlationId)));
  }
}
