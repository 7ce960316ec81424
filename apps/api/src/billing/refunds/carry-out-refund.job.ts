import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { bySystem } from '../../platform/commands/contexts.js';
import { FinalFailure } from '../../platform/jobs/job-ending.js';
import { queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { CarryOutRefund } from './carry-out-refund.command.js';

/** A refund that was asked for. */
export type RefundToCarryOut = Readonly<{ paymentId: string; number: number }>;

export const carryOutRefundQueue = queueOf<RefundToCarryOut>('carry-out-refund');

/** Carries out what its request could not: its process died, or the provider was away. */
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
