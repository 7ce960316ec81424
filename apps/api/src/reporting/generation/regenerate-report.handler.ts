import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  reportDecider,
  reportStream,
  type ReportCommand,
  type ReportState,
} from '@closewise/domain/reporting';
import { CommandExecutor, type Decided } from '../../platform/event-store/command-executor.js';
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

  async execute({
    reportId,
    context,
    seen,
  }: RegenerateReport): Promise<{ revision: number } & Pick<Decided<unknown>, 'appended'>> {
    const commandFor = async (state: ReportState): Promise<ReportCommand | null> => {
      if (seen !== null && 'revision' in state && state.revision > seen) return null;
      const paymentId = state.status === 'draft' ? await this.paid.paymentOf(reportId) : null;
      return { type: 'RestartReportGeneration', paymentId };
    };
    const stream = reportStream(reportId);
    const { state, appended } = await this.executor.executeWith(reportDecider, stream, commandFor, context);
    if (appended) await this.jobs.purge('reportId', [reportId]);
    return { revision: 'revision' in state ? state.revision : 0, appended };
  }
}
