import { Injectable } from '@nestjs/common';
import type { RejectionCause, OrganizationRejected } from '@closewise/domain/organizations';
import { bySystem } from '../../platform/commands/contexts.js';
import { queueOf, type Job, type JobRun, Jobs } from '../../platform/jobs/job.js';
import { RejectedOrganizations } from './rejected-organizations.js';
import { OrganizationChanges } from '../accounts/organizations.js';
import type { Reactor } from '../../platform/reactors/reactor.js';

type RejectedToErase = Readonly<{ tag: string }>;

export const eraseRejectedQueue = queueOf<RejectedToErase>('erase-rejected-organization');

/** Erases the contact of a rejected organization if the rejection email was not delivered. */
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

/** Jobs from earlier releases have no cause; at that time only admins could reject. */
type RejectionToComplete = Readonly<{ tag: string; revision: number; cause?: RejectionCause }>;

/** Stored jobs use this queue name. */
const completeRejectionQueue = queueOf<RejectionToComplete>('settle-rejection');

/** Longer than delivery of the rejection email is attempted. */
const LONGEST_MAIL_SECONDS = 4 * 24 * 60 * 60;

/** Completes a rejection whose process died, and schedules the erasure of the contact. */
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

  readonly run = async ({ id, payload }: JobRun<RejectionToComplete>): Promise<void> => {
    const { tag, revision, cause = 'admin' } = payload;
    const context = bySystem(id);
    await this.changes.exclusively(() => this.rejected.complete(tag, context));
    // Only a rejection by an admin is emailed to the contact.
    const delaySeconds = cause === 'admin' ? LONGEST_MAIL_SECONDS : 0;
    const key = `${eraseRejectedQueue}:${tag}:${revision}`;
    await this.jobs.enqueue(eraseRejectedQueue, { tag }, { key, delaySeconds });
  };
}

/** Ensures that address, master affiliate, password and sessions are cleaned up after every rejection. */
export const completeRejectionWhenOrganizationRejected: Reactor<OrganizationRejected, RejectionToComplete> = {
  // Stored checkpoints and jobs use this name.
  name: 'settle-rejection-when-organization-rejected',
  on: ['OrganizationRejected'],
  startFrom: 'beginning',
  queue: completeRejectionQueue,
  react: ({ data, revision }) => ({ tag: data.tag, revision, cause: data.cause }),
};
