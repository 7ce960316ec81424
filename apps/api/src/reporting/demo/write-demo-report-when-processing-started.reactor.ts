import type { DemoReportProcessingStarted } from '@closewise/domain/reporting';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { writeDemoReportQueue, type DemoReportToWrite } from './write-demo-report.job.js';

/** A demo report is written once its simulated payment was taken. */
export const writeDemoReportWhenProcessingStarted: Reactor<DemoReportProcessingStarted, DemoReportToWrite> = {
  name: 'write-demo-report-when-processing-started',
  on: ['DemoReportProcessingStarted'],
  startFrom: 'beginning',
  queue: writeDemoReportQueue,
  react({ data: { reportId } }) {
    return { reportId };
  },
};
