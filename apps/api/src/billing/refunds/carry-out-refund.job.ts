import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import type { RefundRequested } from '@closewise/domain/billing';
import { bySystem } from '../../platform/commands/contexts.js';
import { FinalFailure } from '../../platform/jobs/job.js';
import { queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { CarryOutRefund } from './carry-out-refund.command.js';
import type { Reactor } from '../../platform/reactors/reactor.js';

/** A requested refund. */
type RefundToCarryOut = Readonly<{ paymentId: string; number: number }>;

const carryOutRefundQueue = queueOf<RefundToCarryOut>('carry-out-refund');

/** Completes a refund whose request was interrupted, by a crash or an outage of the provider. */
@Injectable()
export class CarryOutRefundJob implements Job<RefundToCarryOut> {
  readonly queue = carryOutRefundQueue;
  readonly retryLimit = 6;
  readonly retryDelaySeconds = 5;
  readonly concurrency = 2;

  constructor(private readonly commands: CommandBus) {}

  readonly run = async ({ id, payload: { paymentId, number } }: JobRun<RefundToCarryOut>): Promise<void> => {
    try {
      await this.commands.execute(new CarryOutRefund(paymentId, number, bySystem(id)));
    } catch (error) {
      if (error instanceof DomainError) throw new FinalFailure(error.message, { cause: error });
      throw error;
    }
  };
}

/** Ensures that every requested refund is made, even if the requesting process dies. */
export const carryOutRefundWhenRefundRequested: Reactor<RefundRequested, RefundToCarryOut> = {
  name: 'carry-out-refund-when-refund-requested',
  on: ['RefundRequested'],
  startFrom: 'beginning',
  queue: carryOutRefundQueue,
  react: ({ data: { paymentId, number } }) => ({ paymentId, number }),
};
