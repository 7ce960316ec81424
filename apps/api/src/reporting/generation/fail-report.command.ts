import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reportDecider, reportStream, type ReportCommand } from '@closewise/domain/reporting';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import { type CommandContext, CommandExecutor } from '../../platform/event-store/command-executor.js';
import type { Generation } from './generate-report.command.js';
import { PaidReports } from '../../billing/index.js';
import { Reports, type ActiveReport } from '../known-reports/reports.js';

/** Records that all attempts to generate a report failed. `reason` holds no personal data. */
export class FailReport extends Command<void> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly generation: Generation,
    readonly reason: string,
    readonly attempts: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}

@CommandHandler(FailReport)
export class FailReportHandler implements ICommandHandler<FailReport> {
  constructor(
    private readonly reports: Reports,
    private readonly paid: PaidReports,
    private readonly executor: CommandExecutor,
  ) {}

  /** Ignores unpaid and erased reports. */
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

  /** The command that starts an upgrade that failed before it started, so that buyer and operator see the failure. */
  private async upgradeNotBegun(
    { reportId, paymentId }: Generation,
    report: ActiveReport,
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
