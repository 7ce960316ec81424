import { Injectable, Logger } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { bySystem } from '../../platform/commands/contexts.js';
import { queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { FailDemoReport } from './fail-demo-report.command.js';
import { WriteDemoReport } from './write-demo-report.command.js';

export type DemoReportToWrite = Readonly<{ reportId: number }>;

export const writeDemoReportQueue = queueOf<DemoReportToWrite>('write-demo-report');

/** Writes a demo report whose processing was started; after the last attempt it is marked as failed. */
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
    this.logger.error('A demo report could not be written', error.stack);
    const reason = `Unexpected ${error.name}: see the log`;
    await this.commands.execute(new FailDemoReport(payload.reportId, reason, bySystem(id)));
  };
}
