import { Injectable } from '@nestjs/common';
import type { Job, JobRun } from '../../platform/jobs/job.js';
import { Aftermath } from './aftermath.js';

export const settleAffiliateQueue = 'settle-affiliate';
type Payload = Readonly<{ affiliateId: string }>;

/** Completes what a change of an affiliate has left when its process died. */
@Injectable()
export class SettleAffiliateJob implements Job<Payload> {
  readonly queue = settleAffiliateQueue;
  readonly retryLimit = 12;
  readonly retryDelaySeconds = 5;
  readonly concurrency = 1;

  constructor(private readonly aftermath: Aftermath) {}

  readonly run = async ({ id, payload: { affiliateId } }: JobRun<Payload>): Promise<void> => {
    await this.aftermath.settle(affiliateId, { actor: 'system', correlationId: id });
  };
}
