import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { demoReportDecider, demoReportStream } from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { CreateDemoReport } from './create-demo-report.command.js';
import { nextDemoReportId } from './demo-report-ids.js';

@CommandHandler(CreateDemoReport)
export class CreateDemoReportHandler implements ICommandHandler<CreateDemoReport> {
  constructor(private readonly executor: CommandExecutor) {}

  async execute({ context }: CreateDemoReport): Promise<number> {
    const reportId = nextDemoReportId();
    const command = { type: 'CreateDemoReport', reportId } as const;
    await this.executor.begin(demoReportDecider, demoReportStream(reportId), command, context);
    return reportId;
  }
}
