import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import {
  type CommandContext,
  type DecisionResult,
  CommandExecutor,
} from '../../platform/event-store/command-executor.js';
import {
  jobStream,
  operationsDecider,
  type OperationsCommand,
  consumerStream,
} from '@closewise/domain/administration';
import { DomainError } from '@closewise/domain/events';
import { JobsStatus } from '../../platform/jobs/jobs-status.js';
import { Checkpoints } from '../../platform/projections/checkpoints.js';
import { LogConsumers } from './log-consumers.js';

/** What to do with a failed job. */
export type JobVerdict = Readonly<{ does: 'retry' } | { does: 'discard'; reason: string }>;

/** Retries or discards a job that has failed permanently. */
export class ActOnFailedJob extends Command<Pick<DecisionResult<unknown>, 'appended'>> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly jobId: string,
    readonly verdict: JobVerdict,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Records the action first, so that none goes unrecorded. A repetition finds no failed job. */
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
        'No failed job has this id. It was already retried or discarded.',
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

/** Restarts a stopped projection or reactor where it stopped. `name` may omit a projection's version. */
export class RestartConsumer extends Command<
  Readonly<{ consumer: string }> & Pick<DecisionResult<unknown>, 'appended'>
> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly name: string,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Records the action first, so that none goes unrecorded. A repetition finds the consumer running. */
@CommandHandler(RestartConsumer)
export class RestartConsumerHandler implements ICommandHandler<RestartConsumer> {
  constructor(
    private readonly consumers: LogConsumers,
    private readonly checkpoints: Checkpoints,
    private readonly executor: CommandExecutor,
  ) {}

  async execute({
    name: enteredName,
    context,
  }: RestartConsumer): Promise<Readonly<{ consumer: string }> & Pick<DecisionResult<unknown>, 'appended'>> {
    const name = this.consumers.findName(enteredName.trim());
    if (name === null)
      throw new DomainError('administration.consumer-unknown', 'No projection or reactor has this name');
    if ((await this.checkpoints.find(name))?.state !== 'stopped')
      throw new DomainError('administration.consumer-running', `${name} has not stopped`);
    const command = { type: 'RestartConsumer', consumer: name } as const;
    const { appended } = await this.executor.execute(
      operationsDecider,
      consumerStream(name),
      command,
      context,
    );
    await this.checkpoints.resume(name);
    return { consumer: name, appended };
  }
}
