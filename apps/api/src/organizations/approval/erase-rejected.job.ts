import { Injectable } from '@nestjs/common';
import type { Job, JobRun } from '../../platform/jobs/job.js';
import { RejectedOrganizations } from './rejected-organizations.js';

export const eraseRejectedQueue = 'erase-rejected-organization';
type Payload = Readonly<{ tag: string }>;

/** Erases the contact of a rejected organization whom no mail has reached. */
@Injectable()
export class EraseRejectedJob implements Job<Payload> {
  readonly queue = eraseRejectedQueue;
  readonly retryLimit = 12;
  readonly retryDelaySeconds = 60;
  readonly concurrency = 1;

  constructor(private readonly rejected: RejectedOrganizations) {}

  readonly run = ({ id, payload: { tag } }: JobRun<Payload>): Promise<void> =>
    this.rejected.erase(tag, { actor: 'system', correlationId: id });
}
