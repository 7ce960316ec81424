import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { codeWaitSeconds } from '@closewise/domain/affiliation';
import { bySystem } from '../../platform/commands/contexts.js';
import { Jobs, queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { SplitSale } from './split-sale.command.js';
import type {
  DisputeClosed,
  PaymentReferred,
  PaymentRefunded,
  PaymentRefundFailed,
  PaymentSucceeded,
} from '@closewise/domain/billing/facts';
import type { Reactor } from '../../platform/reactors/reactor.js';

export type SaleToSplit = Readonly<{ paymentId: string; hasWaited?: number }>;

/** Stored jobs refer to this name. */
export const splitSaleQueue = queueOf<SaleToSplit>('settle-sale');

/** Splits a sale, or reverses and restores its shares. Retries for days, since a commission depends on it. */
@Injectable()
export class SplitSaleJob implements Job<SaleToSplit> {
  readonly queue = splitSaleQueue;
  readonly retryLimit = 16;
  readonly retryDelaySeconds = 2;
  readonly concurrency = 8;

  constructor(
    private readonly commands: CommandBus,
    private readonly jobs: Jobs,
  ) {}

  readonly run = async ({ id, payload }: JobRun<SaleToSplit>): Promise<void> => {
    const { paymentId, hasWaited } = payload;
    const result = await this.commands.execute(new SplitSale(paymentId, !hasWaited, bySystem(id)));
    if (result === 'split') return;
    await this.jobs.enqueue(
      splitSaleQueue,
      { paymentId, hasWaited: 1 },
      { key: `settle-sale-after-waiting:${paymentId}`, delaySeconds: codeWaitSeconds },
    );
  };
}

type PaymentEvent =
  | PaymentSucceeded
  | PaymentReferred
  | PaymentRefunded
  | PaymentRefundFailed
  | DisputeClosed;

/** Runs again after a refund, a failed refund, a closed dispute and a late referral code. */
export const splitSaleWhenPaymentMoved: Reactor<PaymentEvent, SaleToSplit> = {
  // Stored checkpoints and jobs refer to this name.
  name: 'settle-sale-when-payment-moved',
  on: ['PaymentSucceeded', 'PaymentReferred', 'PaymentRefunded', 'PaymentRefundFailed', 'DisputeClosed'],
  startFrom: 'beginning',
  queue: splitSaleQueue,
  react: ({ data }) => ({ paymentId: data.paymentId }),
};
