import { Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/job.js';
import { Reactors } from '../../platform/reactors/reactor.js';
import { ReportWriter } from '../generation/report-writer.js';
import { ClosingCostRulesModule } from '../closing-cost-rules.js';
import { CreateDemoReportHandler } from './demo-report.commands.js';
import { DemoReportController } from './demo-report.controller.js';
import { DemoReportPage } from './demo-report-page.js';
import { DemoReports } from './demo-reports.js';
import { FailDemoReportHandler } from './demo-report.commands.js';
import { ProcessDemoReportHandler } from './demo-report.commands.js';
import { writeDemoReportWhenProcessingStarted, WriteDemoReportJob } from './write-demo-report.job.js';
import { WriteDemoReportHandler } from './demo-report.commands.js';

/** Demo reports are separate from sold reports: they have their own streams, ids, queue and commands. */
@Module({
  imports: [ClosingCostRulesModule],
  controllers: [DemoReportController],
  providers: [
    ReportWriter,
    DemoReports,
    DemoReportPage,
    CreateDemoReportHandler,
    ProcessDemoReportHandler,
    WriteDemoReportHandler,
    FailDemoReportHandler,
    WriteDemoReportJob,
  ],
  exports: [DemoReports, DemoReportPage],
})
export class DemoReportsModule implements OnModuleInit {
  constructor(
    private readonly reactors: Reactors,
    private readonly jobs: Jobs,
    private readonly writeDemoReport: WriteDemoReportJob,
  ) {}

  onModuleInit(): void {
    this.reactors.register(writeDemoReportWhenProcessingStarted);
    this.jobs.register(this.writeDemoReport);
  }
}
