import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import {
  reportDecider,
  reportStream,
  type ReportCommand,
  type ReportState,
} from '@closewise/domain/reporting';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import {
  type CommandContext,
  type DecisionResult,
  CommandExecutor,
} from '../../platform/event-store/command-executor.js';
import { Jobs } from '../../platform/jobs/job.js';
import { PaidReports } from '../../billing/index.js';

/**
 * Starts generating a paid report again; the current document stays readable until then. `seen` is the revision that the
 * caller saw: if a later one exists, a repeated call starts nothing.
 */
export class RegenerateReport extends Command<
  Readonly<{ revision: number }> & Pick<DecisionResult<unknown>, 'appended'>
> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly context: CommandContext,
    readonly seen: number | null = null,
  ) {
    super();
  }
}

/** Purges failed jobs of the report, because the new generation has its own job. */
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
  }: RegenerateReport): Promise<{ revision: number } & Pick<DecisionResult<unknown>, 'appended'>> {
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
