import { Injectable } from '@nestjs/common';
import { bySystem } from '../../platform/commands/contexts.js';
import { type Job, Jobs, type JobRun, queueOf } from '../../platform/jobs/job.js';
import { OrganizationChanges } from '../accounts/organization-changes.js';
import { eraseRejectedQueue } from './erase-rejected.job.js';
import { RejectedOrganizations } from './rejected-organizations.js';

export type RejectionToComplete = Readonly<{ tag: string; revision: number }>;

/** Jobs that are stored know the queue by this name. */
export const completeRejectionQueue = queueOf<RejectionToComplete>('settle-rejection');

/** The mail about a rejection is given up before that. */
const LONGEST_MAIL_SECONDS = 4 * 24 * 60 * 60;

/** Completes what a rejection has left when its process died, and sees to the erasure of the contact. */
@Injectable()
export class CompleteRejectionJob implements Job<RejectionToComplete> {
  readonly queue = completeRejectionQueue;
  readonly retryLimit = 12;
  readonly retryDelaySeconds = 5;
  readonly concurrency = 1;

  constructor(
    private readonly changes: OrganizationChanges,
    private readonly rejected: RejectedOrganizations,
    private readonly jobs: Jobs,
  ) {}

  readonly run = async ({ id, payload: { tag, revision } }: JobRun<RejectionToComplete>): Promise<void> => {
    const context = bySystem(id);
    await this.changes.exclusively(() => this.rejected.complete(tag, context));
    const key = `${eraseRejectedQueue}:${tag}:${revision}`;
    await this.jobs.enqueue(eraseRejectedQueue, { tag }, { key, delaySeconds: LONGEST_MAIL_SECONDS });
  };
}
