import type { ReportUpgraded } from '@closewise/domain/reporting';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { generateReportQueue, type ReportToGenerate } from './generate-report.job.js';

/** What the payment of premium has begun is carried out by a job that knows its revision. */
export const generateReportWhenReportUpgraded: Reactor<ReportUpgraded, ReportToGenerate> = {
  name: 'generate-report-when-report-upgraded',
  on: ['ReportUpgraded'],
  startFrom: 'beginning',
  queue: generateReportQueue,
  react({ data }) {
    const { reportId, paymentId, revision } = data;
    return { reportId, paymentId, revision };
  },
};
