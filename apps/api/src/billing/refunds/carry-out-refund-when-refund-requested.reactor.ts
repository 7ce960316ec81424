import type { RefundRequested } from '@closewise/domain/billing';
import type { Reactor } from '../../platform/reactors/reactor.js';
import { carryOutRefundQueue, type RefundToCarryOut } from './carry-out-refund.job.js';

/** A refund that was asked for is made, whatever becomes of the process that was asked. */
export const carryOutRefundWhenRefundRequested: Reactor<RefundRequested, RefundToCarryOut> = {
  name: 'carry-out-refund-when-refund-requested',
  on: ['RefundRequested'],
  startFrom: 'beginning',
  queue: carryOutRefundQueue,
  react: ({ data: { paymentId, number } }) => ({ paymentId, number }),
};
