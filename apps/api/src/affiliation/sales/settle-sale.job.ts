import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { Job, JobRun } from '../../platform/jobs/job.js';
import { SettleSale } from './settle-sale.command.js';

export const settleSaleQueue = 'settle-sale';
type Payload = Readonly<{ paymentId: string }>;

/** Splits a sale, or takes back and restores its shares; tried for days, since somebody's commission depends on it. */
@Injectable()
export class SettleSaleJob implements Job<Payload> {
  readonly queue = settleSaleQueue;
  readonly retryLimit = 16;
  readonly retryDelaySeconds = 2;
  readonly concurrency = 8;

  constructor(private readonly commands: CommandBus) {}

  readonly run = async ({ id, payload }: JobRun<Payload>): Promise<void> => {
    await this.commands.execute(new SettleSale(payload.paymentId, id));
  };
}
