import type {
  DisputeClosed,
  PaymentReferred,
  PaymentRefunded,
  PaymentRefundFailed,
  PaymentSucceeded,
} from '@closewise/domain/billing/facts';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { splitSaleQueue, type SaleToSplit } from './split-sale.job.js';

type Move = PaymentSucceeded | PaymentReferred | PaymentRefunded | PaymentRefundFailed | DisputeClosed;

/** A sale is shared out when it is paid, and looked at again when money of it goes back or returns, or a code comes. */
export const splitSaleWhenPaymentMoved: Reactor<Move, SaleToSplit> = {
  // Checkpoints and jobs that are stored know this name.
  name: 'settle-sale-when-payment-moved',
  on: ['PaymentSucceeded', 'PaymentReferred', 'PaymentRefunded', 'PaymentRefundFailed', 'DisputeClosed'],
  startFrom: 'beginning',
  queue: splitSaleQueue,
  react: ({ data }) => ({ paymentId: data.paymentId }),
};
