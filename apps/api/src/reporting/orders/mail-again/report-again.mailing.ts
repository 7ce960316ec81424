import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { Receipts } from '../../../billing/index.js';
import { bySystem } from '../../../platform/commands/contexts.js';
import { ServerConfig } from '../../../platform/config/variables/server-config.js';
import type { Letter } from '../../../platform/mail/letter.js';
import type { Mailing } from '../../../platform/mail/mail.js';
import { Reports } from '../../known-reports/reports.js';
import { RecordReportMail } from '../../mail/record-report-mail.command.js';
import { reportLetter } from '../../mail/report-letter.js';

export const reportAgainMailing = 'report-again';

/**
 * Mails the link of a report once more, to a buyer who asked us for it, whether or not they wanted it by mail when they
 * bought. The fact is the report and the number of the mail.
 */
@Injectable()
export class ReportAgainMailing implements Mailing {
  readonly name = reportAgainMailing;

  constructor(
    private readonly reports: Reports,
    private readonly receipts: Receipts,
    private readonly config: ServerConfig,
    private readonly commands: CommandBus,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const reportId = reportIdOf(fact);
    const report = await this.reports.find(reportId);
    if (!report || report.status === 'draft' || !report.readable) return null;
    const request = { ...report.request, emailOptIn: true };
    return reportLetter(request, await this.receipts.of(reportId), this.config.publicUrl, 'again');
  }

  async sent(fact: string, correlationId: string): Promise<void> {
    await this.commands.execute(new RecordReportMail(reportIdOf(fact), bySystem(correlationId)));
  }
}

const reportIdOf = (fact: string): number => Number(fact.split(':')[0]);
