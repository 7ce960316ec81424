import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { DemoReportProcessingStarted } from '@closewise/domain/reporting';
import { bySystem } from '../../platform/commands/contexts.js';
import { queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { FailDemoReport, WriteDemoReport } from './demo-report.commands.js';
import type { Reactor } from '../../platform/reactors/reactor.js';

type DemoReportToWrite = Readonly<{ reportId: number }>;

const writeDemoReportQueue = queueOf<DemoReportToWrite>('write-demo-report');

/** Generates a demo report; marks it as failed after the last attempt. */
@Injectable()
export class WriteDemoReportJob implements Job<DemoReportToWrite> {
  readonly queue = writeDemoReportQueue;
  readonly retryLimit = 1;
  readonly retryDelaySeconds = 1;
  readonly concurrency = 1;
  private readonly logger = new Logger(WriteDemoReportJob.name);

  constructor(private readonly commands: CommandBus) {}

  readonly run = async ({ id, payload }: JobRun<DemoReportToWrite>): Promise<void> => {
    await this.commands.execute(new WriteDemoReport(payload.reportId, bySystem(id)));
  };

  readonly giveUp = async ({ id, payload }: JobRun<DemoReportToWrite>, error: Error): Promise<void> => {
    this.logger.error('A demo report could not be generated', error.stack);
    const reason = `Unexpected ${error.name}: see the log`;
    await this.commands.execute(new FailDemoReport(payload.reportId, reason, bySystem(id)));
  };
}

/** Generates a demo report after its simulated payment. */
export const writeDemoReportWhenProcessingStarted: Reactor<DemoReportProcessingStarted, DemoReportToWrite> = {
  name: 'write-demo-report-when-processing-started',
  on: ['DemoReportProcessingStarted'],
  startFrom: 'beginning',
  queue: writeDemoReportQueue,
  react({ data: { reportId } }) {
    return { reportId };
  },
};
