import { CommandRunner, SubCommand } from 'nest-commander';
import { JobsStatus } from '../jobs-status.js';

/** `jobs retry ID`: runs a job that failed for good once more. */
@SubCommand({ name: 'retry', arguments: '<id>', description: 'Run a failed job once more' })
export class JobsRetryCommand extends CommandRunner {
  constructor(private readonly status: JobsStatus) {
    super();
  }

  override async run([id = '']: string[]): Promise<void> {
    if (await this.status.retry(id)) {
      process.stdout.write(`${id} runs again\n`);
      return;
    }
    process.stderr.write(`No failed job has the id ${id}; see jobs status\n`);
    process.exitCode = 2;
  }
}
