import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { codeWaitSeconds } from '@closewise/domain/affiliation';
import { bySystem } from '../../platform/commands/contexts.js';
import { Jobs, queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { SettleSale } from './settle-sale.command.js';

export type SaleToSettle = Readonly<{ paymentId: string; hasWaited?: number }>;

export const settleSaleQueue = queueOf<SaleToSettle>('settle-sale');

/** Splits a sale, or takes back and restores its shares; tried for days, since somebody's commission depends on it. */
@Injectable()
export class SettleSaleJob implements Job<SaleToSettle> {
  readonly queue = settleSaleQueue;
  readonly retryLimit = 16;
  readonly retryDelaySeconds = 2;
  readonly concurrency = 8;

  constructor(
    private readonly commands: CommandBus,
    private readonly jobs: Jobs,
  ) {}

  readonly run = async ({ id, payload }: JobRun<SaleToSettle>): Promise<void> => {
    const { paymentId, hasWaited } = payload;
    const settled = await this.commands.execute(new SettleSale(paymentId, !hasWaited, bySystem(id)));
    if (settled === 'settled') return;
    await this.jobs.enqueue(
      settleSaleQueue,
      { paymentId, hasWaited: 1 },
      { key: `settle-sale-after-waiting:${paymentId}`, delaySeconds: codeWaitSeconds },
    );
  };
}
