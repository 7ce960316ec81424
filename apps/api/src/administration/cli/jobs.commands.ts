import { CommandGroup } from '../../platform/cli/command-group.js';
import { CommandRunner, Option, SubCommand, Command } from 'nest-commander';
import { JobsStatus, type FailedJob, type QueueCounts } from '../../platform/jobs/jobs-status.js';
import { noWorkerLine, Workers } from '../../platform/jobs/workers.js';
import { CommandBus } from '@nestjs/cqrs';
import { byOperator } from '../../platform/commands/contexts.js';
import { ActOnFailedJob } from '../operations/operations.commands.js';

/** `jobs status [--json]`: counts per queue and the latest jobs that failed permanently. */
@SubCommand({ name: 'status', description: 'Show counts per queue and the jobs that failed permanently' })
export class JobsStatusCommand extends CommandRunner {
  constructor(
    private readonly status: JobsStatus,
    private readonly workers: Workers,
  ) {
    super();
  }

  override async run(_: string[], { json }: { json?: boolean }): Promise<void> {
    const [queues, failed] = [await this.status.counts(), await this.status.failed()];
    const workers = await this.workers.count();
    if (workers === 0) process.stderr.write(noWorkerLine);
    const text = [...queues.map(queueLine), ...failed.map(failureLine)].join('');
    process.stdout.write(
      json ? `${JSON.stringify({ workers, queues, failed }, null, 2)}\n` : text || 'No jobs yet\n',
    );
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

function queueLine({ queue, waiting, active, failed, done, heldUp }: QueueCounts): string {
  const counts = `${queue.padEnd(40)}  ${waiting} waiting  ${active} active  ${failed} failed  ${done} done\n`;
  return heldUp ? `${counts}  ${heldUp.jobs} held up since ${heldUp.since}: ${heldUp.error}\n` : counts;
}

function failureLine({ id, queue, error, failedAt }: FailedJob): string {
  return `failed ${failedAt}  ${queue}  ${id}  ${error}\n`;
}

/** `jobs retry ID`: retries a failed job. */
@SubCommand({ name: 'retry', arguments: '<id>', description: 'Retry a failed job' })
export class JobsRetryCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([id = '']: string[]): Promise<void> {
    await this.commands.execute(new ActOnFailedJob(id, { does: 'retry' }, byOperator()));
    process.stdout.write(`${id} is running again\n`);
  }
}

/** `jobs discard ID --reason TEXT`: discards a failed job. */
@SubCommand({ name: 'discard', arguments: '<id>', description: 'Discard a failed job, with the reason' })
export class JobsDiscardCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([id = '']: string[], { reason = '' }: Readonly<{ reason?: string }>): Promise<void> {
    await this.commands.execute(new ActOnFailedJob(id, { does: 'discard', reason }, byOperator()));
    process.stdout.write(`${id} was discarded\n`);
  }

  @Option({ flags: '--reason <text>', description: 'why the job is no longer needed' })
  parseReason(reason: string): string {
    return reason;
  }
}

/** `jobs status | retry ID | discard ID`. */
@Command({
  name: 'jobs',
  description: 'Show background jobs, and retry or discard a failed one',
  subCommands: [JobsStatusCommand, JobsRetryCommand, JobsDiscardCommand],
})
export class JobsCommand extends CommandGroup {}

/** All commands about jobs. */
export const jobCommands = [JobsCommand, JobsStatusCommand, JobsRetryCommand, JobsDiscardCommand];
