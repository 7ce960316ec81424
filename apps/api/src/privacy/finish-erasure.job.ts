import { Injectable } from '@nestjs/common';
import { queueOf, type Job, type JobRun } from '../platform/jobs/job.js';
import { Erasure } from './erasure.js';

export type ErasureToFinish = Readonly<{ subjectId: string }>;

export const finishErasureQueue = queueOf<ErasureToFinish>('finish-erasure');

/** Does what an interrupted erasure has left, and removes what was written while it ran. */
@Injectable()
export class FinishErasureJob implements Job<ErasureToFinish> {
  readonly queue = finishErasureQueue;
  readonly retryLimit = 12;
  readonly retryDelaySeconds = 10;
  readonly concurrency = 1;

  constructor(private readonly erasure: Erasure) {}

  readonly run = async ({ payload }: JobRun<ErasureToFinish>): Promise<void> => {
    await this.erasure.finish(payload.subjectId);
  };
}
