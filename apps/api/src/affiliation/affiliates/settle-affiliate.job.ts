import { Injectable } from '@nestjs/common';
import { bySystem } from '../../platform/commands/contexts.js';
import { queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { Aftermath } from './aftermath.js';

export type AffiliateToSettle = Readonly<{ affiliateId: string }>;

export const settleAffiliateQueue = queueOf<AffiliateToSettle>('settle-affiliate');

/** Completes what a change of an affiliate has left when its process died. */
@Injectable()
export class SettleAffiliateJob implements Job<AffiliateToSettle> {
  readonly queue = settleAffiliateQueue;
  readonly retryLimit = 12;
  readonly retryDelaySeconds = 5;
  readonly concurrency = 1;

  constructor(private readonly aftermath: Aftermath) {}

  readonly run = async ({ id, payload: { affiliateId } }: JobRun<AffiliateToSettle>): Promise<void> => {
    await this.aftermath.settle(affiliateId, bySystem(id));
  };
}
