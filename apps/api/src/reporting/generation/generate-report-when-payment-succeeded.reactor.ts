import type { PaymentSucceeded } from '@closewise/domain/billing/facts';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { generateReportQueue, type ReportToGenerate } from './generate-report.job.js';

/** A paid report is generated. */
export const generateReportWhenPaymentSucceeded: Reactor<PaymentSucceeded, ReportToGenerate> = {
  name: 'generate-report-when-payment-succeeded',
  on: ['PaymentSucceeded'],
  startFrom: 'beginning',
  queue: generateReportQueue,
  react({ data }) {
    const { reportId, paymentId } = data;
    return { reportId, paymentId, revision: 1 };
  },
};
