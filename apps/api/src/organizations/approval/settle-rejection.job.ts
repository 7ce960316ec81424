import { Injectable } from '@nestjs/common';
import type { Job, JobRun } from '../../platform/jobs/job.js';
import { OrganizationChanges } from '../accounts/organization-changes.js';
import { RejectedOrganizations } from './rejected-organizations.js';

export const settleRejectionQueue = 'settle-rejection';
type Payload = Readonly<{ tag: string }>;

/** Completes what a rejection has left when its process died. */
@Injectable()
export class SettleRejectionJob implements Job<Payload> {
  readonly queue = settleRejectionQueue;
  readonly retryLimit = 12;
  readonly retryDelaySeconds = 5;
  readonly concurrency = 1;

  constructor(
    private readonly changes: OrganizationChanges,
    private readonly rejected: RejectedOrganizations,
  ) {}

  readonly run = async ({ id, payload: { tag } }: JobRun<Payload>): Promise<void> => {
    const context = { actor: 'system', correlationId: id };
    await this.changes.exclusively(() => this.rejected.settle(tag, context));
  };
}
