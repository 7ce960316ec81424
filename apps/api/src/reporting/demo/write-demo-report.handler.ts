import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { demoReportDecider, demoReportStream, reportLanguages } from '@closewise/domain/reporting';
import { CommandExecutor } from '../../platform/event-store/command-executor.js';
import { WriteDemoReport } from './write-demo-report.command.js';
import { DemoReportPage } from './demo-report-page.js';

/** The page is made anew wherever it is read; here it is made to know that it can be. */
@CommandHandler(WriteDemoReport)
export class WriteDemoReportHandler implements ICommandHandler<WriteDemoReport> {
  constructor(
    private readonly page: DemoReportPage,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({ reportId, context }: WriteDemoReport): Promise<void> {
    for (const language of reportLanguages) this.page.of(reportId, language);
    const command = { type: 'CompleteDemoReport' } as const;
    await this.executor.execute(demoReportDecider, demoReportStream(reportId), command, context);
  }
}
