import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  reportDecider,
  reportStream,
  type ReportCommand,
  type ReportState,
} from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { Jobs } from '../../platform/jobs/job.js';
import { RegenerateReport } from './regenerate-report.command.js';
import { PaidReports } from '../../billing/index.js';

/** What has failed for good is forgotten: the new generation has a job of its own. */
@CommandHandler(RegenerateReport)
export class RegenerateReportHandler implements ICommandHandler<RegenerateReport> {
  constructor(
    private readonly executor: CommandExecutor,
    private readonly paid: PaidReports,
    private readonly jobs: Jobs,
  ) {}

  async execute({ reportId, context }: RegenerateReport): Promise<{ revision: number }> {
    const commandFor = async ({ status }: ReportState): Promise<ReportCommand> => ({
      type: 'RestartReportGeneration',
      paymentId: status === 'draft' ? await this.paid.paymentOf(reportId) : null,
    });
    const stream = reportStream(reportId);
    const { state } = await this.executor.executeWith(reportDecider, stream, commandFor, context);
    await this.jobs.purge('reportId', [reportId]);
    return { revision: state.status === 'processing' ? state.revision : 0 };
  }
}
