import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { JobsStatus } from '../../../platform/jobs/jobs-status.js';
import { noWorkerLine, Workers } from '../../../platform/jobs/workers.js';
import type { FailedJob, QueueCounts } from '../../../platform/jobs/jobs-status.js';

/** `jobs status [--json]`: counts per queue and the latest jobs that failed for good. */
@SubCommand({ name: 'status', description: 'Show the counts of each queue and the failed jobs' })
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
