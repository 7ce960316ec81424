import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ReportGenerated, ReportMailRequested } from '@closewise/domain/reporting';
import { Receipts } from '../../billing/index.js';
import { bySystem } from '../../platform/commands/contexts.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import {
  type Letter,
  type Mailing,
  type MailPayload,
  mailPayload,
  sendMailQueue,
} from '../../platform/mail/mail.js';
import { Reports } from '../known-reports/reports.js';
import { RecordReportMail } from './record-report-mail.command.js';
import { reportLetter } from './report-letter.js';
import type { Reactor } from '../../platform/reactors/reactor.js';

const reportMailing = 'report';

/** Mails a report's link and receipt once it is readable, to buyers who requested email. Sent once per report. */
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
    return reportLetter(
      report.request,
      await this.receipts.findReceipt(Number(reportId)),
      this.config.publicUrl,
    );
  }

  async sent(reportId: string, correlationId: string): Promise<void> {
    await this.commands.execute(new RecordReportMail(Number(reportId), bySystem(correlationId)));
  }
}

/** Mails the link once the report is readable. */
export const sendReportMailWhenReportGenerated: Reactor<ReportGenerated, MailPayload> = {
  name: 'send-report-mail-when-report-generated',
  on: ['ReportGenerated'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) => mailPayload(reportMailing, data.reportId),
};

const premiumMailing = 'premium-report';

/** Mails the receipt of premium that was bought later, once the report contains it, to buyers who requested email. */
@Injectable()
export class PremiumMailing implements Mailing {
  readonly name = premiumMailing;

  constructor(
    private readonly reports: Reports,
    private readonly receipts: Receipts,
    private readonly config: ServerConfig,
  ) {}

  async compose(fact: string): Promise<Letter | null> {
    const reportId = Number(fact);
    const report = await this.reports.find(reportId);
    if (!report || report.status === 'draft' || report.upgradedAt === null) return null;
    if (!report.readable || report.readable.revision < report.upgradedAt) return null;
    const receipt = await this.receipts.findUpgradeReceipt(reportId);
    return reportLetter(report.request, receipt, this.config.publicUrl, 'premium');
  }

  async sent(): Promise<void> {}
}

/** A regenerated report may now have premium sections; the mailing decides whether to mail. */
export const sendPremiumMailWhenReportGenerated: Reactor<ReportGenerated, MailPayload> = {
  name: 'send-premium-mail-when-report-generated',
  on: ['ReportGenerated'],
  startFrom: 'now',
  queue: sendMailQueue,
  react: ({ data }) => (data.revision > 1 ? mailPayload(premiumMailing, data.reportId) : null),
};

const reportAgainMailing = 'report-again';

/**
 * Mails a report's link again, even to buyers who did not want mail when they bought. The fact holds the report's id and
 * the mail's number.
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
    return reportLetter(request, await this.receipts.findReceipt(reportId), this.config.publicUrl, 'again');
  }

  async sent(fact: string, correlationId: string): Promise<void> {
    await this.commands.execute(new RecordReportMail(reportIdOf(fact), bySystem(correlationId)));
  }
}

const reportIdOf = (fact: string): number => Number(fact.split(':')[0]);

/** Mails the link again when an admin or operator requests it. */
export const mailReportAgainWhenReportMailRequested: Reactor<ReportMailRequested, MailPayload> = {
  name: 'mail-report-again-when-report-mail-requested',
  on: ['ReportMailRequested'],
  startFrom: 'beginning',
  queue: sendMailQueue,
  react: ({ data: { reportId, number } }) => mailPayload(reportAgainMailing, `${reportId}:${number}`),
};
