import type { Reactor } from '../../platform/reactors/reactor.js';
import { settleSaleQueue } from './settle-sale.job.js';

/** A sale is shared out when it is paid, and again whenever money of it goes back or returns. */
export const settleSaleWhenPaymentMoved: Reactor = {
  name: 'settle-sale-when-payment-moved',
  on: ['PaymentSucceeded', 'PaymentRefunded', 'PaymentRefundFailed', 'DisputeClosed'],
  startFrom: 'beginning',
  react({ data }) {
    return { queue: settleSaleQueue, payload: { paymentId: String(data.paymentId) } };
  },
};
