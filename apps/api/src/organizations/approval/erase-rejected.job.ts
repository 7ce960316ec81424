import { Injectable } from '@nestjs/common';
import { bySystem } from '../../platform/commands/contexts.js';
import { queueOf, type Job, type JobRun } from '../../platform/jobs/job.js';
import { RejectedOrganizations } from './rejected-organizations.js';

export type RejectedToErase = Readonly<{ tag: string }>;

export const eraseRejectedQueue = queueOf<RejectedToErase>('erase-rejected-organization');

/** Erases the contact of a rejected organization whom no mail has reached. */
@Injectable()
export class EraseRejectedJob implements Job<RejectedToErase> {
  readonly queue = eraseRejectedQueue;
  readonly retryLimit = 12;
  readonly retryDelaySeconds = 60;
  readonly concurrency = 1;

  constructor(private readonly rejected: RejectedOrganizations) {}

  readonly run = ({ id, payload: { tag } }: JobRun<RejectedToErase>): Promise<void> =>
    this.rejected.erase(tag, bySystem(id));
}
