import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { demoReportDecider, demoReportStream } from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { ProcessDemoReport } from './process-demo-report.command.js';

@CommandHandler(ProcessDemoReport)
export class ProcessDemoReportHandler implements ICommandHandler<ProcessDemoReport> {
  constructor(private readonly executor: CommandExecutor) {}

  async execute({ reportId, paymentIntentId, context }: ProcessDemoReport): Promise<void> {
    const command = { type: 'StartDemoReport', paymentIntentId } as const;
    await this.executor.execute(demoReportDecider, demoReportStream(reportId), command, context);
  }
}
