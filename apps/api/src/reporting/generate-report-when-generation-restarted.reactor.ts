import type { Reactor } from '../platform/reactors/reactor.js';
import { generateReportQueue } from './generate-report.job.js';

/** A generation that the operator began anew is carried out; the first one belongs to the payment. */
export const generateReportWhenGenerationRestarted: Reactor = {
  name: 'generate-report-when-generation-restarted',
  on: ['ReportGenerationStarted'],
  startFrom: 'beginning',
  react({ data }) {
    const { reportId, paymentId, revision } = data;
    if (revision === 1) return null;
    return {
      queue: generateReportQueue,
      payload: { reportId: Number(reportId), paymentId: String(paymentId) },
    };
  },
};
