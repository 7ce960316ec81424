import { Injectable } from '@nestjs/common';
import { queueOf, type Job, type JobRun } from '../platform/jobs/job.js';
import { Erasure } from './erasure.js';
import type { PersonErased } from '@closewise/domain/privacy';
import type { Reactor } from '../platform/reactors/reactor.js';

export type ErasureToFinish = Readonly<{ subjectId: string }>;

export const finishErasureQueue = queueOf<ErasureToFinish>('finish-erasure');

/** Completes an interrupted erasure, and deletes data that was written while it ran. */
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

/** Ensures that every recorded erasure is completed, even if the process that started it died. */
export const finishErasureWhenPersonErased: Reactor<PersonErased, ErasureToFinish> = {
  name: 'finish-erasure-when-person-erased',
  on: ['PersonErased'],
  startFrom: 'beginning',
  queue: finishErasureQueue,
  react: ({ data }) => ({ subjectId: data.subjectId }),
};
