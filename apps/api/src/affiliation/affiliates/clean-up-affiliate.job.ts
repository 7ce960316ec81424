import { Injectable } from '@nestjs/common';
import { bySystem } from '../../platform/commands/contexts.js';
import { queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { AffiliateCleanup } from './affiliate-cleanup.js';

export type AffiliateToCleanUp = Readonly<{ affiliateId: string }>;

/** Jobs that are stored know the queue by this name. */
export const cleanUpAffiliateQueue = queueOf<AffiliateToCleanUp>('settle-affiliate');

/** Completes what a change of an affiliate has left when its process died. */
@Injectable()
export class CleanUpAffiliateJob implements Job<AffiliateToCleanUp> {
  readonly queue = cleanUpAffiliateQueue;
  readonly retryLimit = 12;
  readonly retryDelaySeconds = 5;
  readonly concurrency = 1;

  constructor(private readonly cleanup: AffiliateCleanup) {}

  readonly run = async ({ id, payload: { affiliateId } }: JobRun<AffiliateToCleanUp>): Promise<void> => {
    await this.cleanup.run(affiliateId, bySystem(id));
  };
}
