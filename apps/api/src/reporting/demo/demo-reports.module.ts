import { Module, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '../../platform/jobs/job.js';
import { Reactors } from '../../platform/reactors/reactor.js';
import { ReportWriter } from '../generation/report-writer.js';
import { ClosingCostRulesModule } from '../rules/index.js';
import { CreateDemoReportHandler } from './create-demo-report.handler.js';
import { DemoReportController } from './demo-report.controller.js';
import { DemoReportPage } from './demo-report-page.js';
import { DemoReports } from './demo-reports.js';
import { FailDemoReportHandler } from './fail-demo-report.handler.js';
import { ProcessDemoReportHandler } from './process-demo-report.handler.js';
import { writeDemoReportWhenProcessingStarted } from './write-demo-report-when-processing-started.reactor.js';
import { WriteDemoReportHandler } from './write-demo-report.handler.js';
import { WriteDemoReportJob } from './write-demo-report.job.js';

/** Demo reports, apart from everything that is sold: streams, ids, queue and commands of their own. */
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
