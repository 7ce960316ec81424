import type { Reactor } from '../platform/reactors/reactor.js';
import { generateReportQueue } from './generate-report.job.js';

/** A paid report is generated. */
export const generateReportWhenPaymentSucceeded: Reactor = {
  name: 'generate-report-when-payment-succeeded',
  on: ['PaymentSucceeded'],
  startFrom: 'beginning',
  react({ data }) {
    const { reportId, paymentId } = data;
    return {
      queue: generateReportQueue,
      payload: { reportId: Number(reportId), paymentId: String(paymentId), revision: 1 },
    };
  },
};
