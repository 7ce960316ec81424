import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reportDecider, reportStream, type ReportCommand } from '@closewise/domain/reporting';
import { CommandExecutor, type CommandContext } from '../../platform/event-store/command-executor.js';
import { FailReport } from './fail-report.command.js';
import type { Generation } from './generate-report.command.js';
import { PaidReports } from '../../billing/index.js';
import { Reports, type KnownReport } from '../known-reports/reports.js';

@CommandHandler(FailReport)
export class FailReportHandler implements ICommandHandler<FailReport> {
  constructor(
    private readonly reports: Reports,
    private readonly paid: PaidReports,
    private readonly executor: CommandExecutor,
  ) {}

  /** A report that is not paid, or was erased, cannot fail. */
  async execute({ generation, reason, attempts, context }: FailReport): Promise<void> {
    const { reportId, paymentId } = generation;
    const report = await this.reports.find(reportId);
    if (!report) return;
    if (report.status === 'draft' && !(await this.paid.isPaid(reportId, paymentId))) return;
    const upgrade = await this.upgradeNotBegun(generation, report);
    if (upgrade) await this.decide(reportId, upgrade, context);
    const known = report.status === 'draft' ? 1 : report.revision;
    const revision = upgrade ? known + 1 : (generation.revision ?? known);
    await this.decide(
      reportId,
      { type: 'FailReportGeneration', paymentId, revision, reason, attempts },
      context,
    );
  }

  /** One that could not even begin has begun and failed, so that buyer and operator see it. */
  private async upgradeNotBegun(
    { reportId, paymentId }: Generation,
    report: KnownReport,
  ): Promise<ReportCommand | null> {
    if (report.status === 'draft' || report.upgradedAt !== null) return null;
    const isUpgrade =
      !(await this.paid.isPaid(reportId, paymentId)) && (await this.paid.isPremiumPaid(reportId, paymentId));
    return isUpgrade
      ? { type: 'UpgradeReport', premiumPaymentId: paymentId, paymentId: report.paymentId }
      : null;
  }

  private decide(reportId: number, command: ReportCommand, context: CommandContext) {
    return this.executor.execute(reportDecider, reportStream(reportId), command, context);
  }
}
