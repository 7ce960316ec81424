import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { demoReportDecider, demoReportStream } from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { FailDemoReport } from './fail-demo-report.command.js';

@CommandHandler(FailDemoReport)
export class FailDemoReportHandler implements ICommandHandler<FailDemoReport> {
  constructor(private readonly executor: CommandExecutor) {}

  async execute({ reportId, reason, context }: FailDemoReport): Promise<void> {
    const command = { type: 'FailDemoReport', reason } as const;
    await this.executor.execute(demoReportDecider, demoReportStream(reportId), command, context);
  }
}
