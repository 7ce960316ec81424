import { Injectable } from '@nestjs/common';
import type { Job, JobRun } from '../jobs/job.js';
import { Erasure } from './erasure.js';

export const finishErasureQueue = 'finish-erasure';
type Payload = Readonly<{ subjectId: string }>;

/** Does what an interrupted erasure has left, and removes what was written while it ran. */
@Injectable()
export class FinishErasureJob implements Job<Payload> {
  readonly queue = finishErasureQueue;
  readonly retryLimit = 12;
  readonly retryDelaySeconds = 10;
  readonly concurrency = 1;

  constructor(private readonly erasure: Erasure) {}

  readonly run = async ({ payload }: JobRun<Payload>): Promise<void> => {
    await this.erasure.finish(payload.subjectId);
  };
}
