import type { PaymentSucceeded } from '@closewise/domain/billing';
import type { Reactor } from '../platform/reactors/reactor.js';
import { generateReportQueue } from './generate-report.job.js';

/** A paid report is generated. */
export const generateReportWhenPaymentSucceeded: Reactor<PaymentSucceeded> = {
  name: 'generate-report-when-payment-succeeded',
  on: ['PaymentSucceeded'],
  startFrom: 'beginning',
  react({ data }) {
    const { reportId, paymentId } = data;
    return { queue: generateReportQueue, payload: { reportId, paymentId, revision: 1 } };
  },
};
