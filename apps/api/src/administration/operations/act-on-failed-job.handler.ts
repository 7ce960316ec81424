import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { jobStream, operationsDecider, type OperationsCommand } from '@closewise/domain/administration';
import { DomainError } from '@closewise/domain/events';
import { CommandExecutor, type DecisionResult } from '../../platform/event-store/command-executor.js';
import { JobsStatus } from '../../platform/jobs/jobs-status.js';
import { ActOnFailedJob, type JobVerdict } from './act-on-failed-job.command.js';

/** Recorded first: what was done is never without who did it. A repetition finds no failed job. */
@CommandHandler(ActOnFailedJob)
export class ActOnFailedJobHandler implements ICommandHandler<ActOnFailedJob> {
  constructor(
    private readonly jobs: JobsStatus,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({
    jobId,
    verdict,
    context,
  }: ActOnFailedJob): Promise<Pick<DecisionResult<unknown>, 'appended'>> {
    const queue = await this.jobs.queueOfFailed(jobId);
    if (queue === null)
      throw new DomainError(
        'administration.job-not-failed',
        'No failed job has this id: it runs again already, or was discarded',
      );
    const command = commandOf({ jobId, queue }, verdict);
    const decided = await this.executor.execute(operationsDecider, jobStream(jobId), command, context);
    await (verdict.does === 'retry' ? this.jobs.retry(jobId) : this.jobs.discard(jobId));
    return decided;
  }
}

const commandOf = (job: Readonly<{ jobId: string; queue: string }>, verdict: JobVerdict): OperationsCommand =>
  verdict.does === 'retry'
    ? { type: 'RetryJob', ...job }
    : { type: 'DiscardJob', ...job, reason: verdict.reason };
