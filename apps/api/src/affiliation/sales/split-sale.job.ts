import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { codeWaitSeconds } from '@closewise/domain/affiliation';
import { bySystem } from '../../platform/commands/contexts.js';
import { Jobs, queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { SplitSale } from './split-sale.command.js';

export type SaleToSplit = Readonly<{ paymentId: string; hasWaited?: number }>;

/** Jobs that are stored know the queue by this name. */
export const splitSaleQueue = queueOf<SaleToSplit>('settle-sale');

/** Splits a sale, or takes back and restores its shares; tried for days, since somebody's commission depends on it. */
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
