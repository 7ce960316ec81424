import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, SubCommand } from 'nest-commander';
import { byOperator } from '../../../platform/commands/contexts.js';
import { ActOnFailedJob } from '../act-on-failed-job.command.js';

/** `jobs retry ID`: runs a job that failed for good once more. */
@SubCommand({ name: 'retry', arguments: '<id>', description: 'Run a failed job once more' })
export class JobsRetryCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([id = '']: string[]): Promise<void> {
    await this.commands.execute(new ActOnFailedJob(id, { does: 'retry' }, byOperator()));
    process.stdout.write(`${id} runs again\n`);
  }
}
