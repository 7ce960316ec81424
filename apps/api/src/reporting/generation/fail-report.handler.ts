import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { reportDecider, reportStream } from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { FailReport } from './fail-report.command.js';
import { PaidReports } from '../../billing/index.js';
import { Reports } from '../known-reports/reports.js';

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
    const revision = generation.revision ?? (report.status === 'draft' ? 1 : report.revision);
    const command = { type: 'FailReportGeneration', paymentId, revision, reason, attempts } as const;
    await this.executor.execute(reportDecider, reportStream(reportId), command, context);
  }
}
