import type { ReportGenerationStarted } from '@closewise/domain/reporting';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { generateReportQueue, type ReportToGenerate } from './generate-report.job.js';

/** A generation that the operator began is carried out; one that the payment's own job began goes on there. */
export const generateReportWhenGenerationRestarted: Reactor<ReportGenerationStarted, ReportToGenerate> = {
  name: 'generate-report-when-generation-restarted',
  on: ['ReportGenerationStarted'],
  startFrom: 'beginning',
  queue: generateReportQueue,
  react({ data, meta }) {
    if (meta.actor === 'system') return null;
    const { reportId, paymentId, revision } = data;
    return { reportId, paymentId, revision };
  },
};
