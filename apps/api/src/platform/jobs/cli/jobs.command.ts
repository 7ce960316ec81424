import { Command, CommandRunner } from 'nest-commander';
import { JobsRetryCommand } from './jobs-retry.command.js';
import { JobsStatusCommand } from './jobs-status.command.js';

/** `jobs status | retry ID`. */
@Command({
  name: 'jobs',
  description: 'Background work: what waits, runs and failed; run a failed job again',
  subCommands: [JobsStatusCommand, JobsRetryCommand],
})
export class JobsCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: jobs status or jobs retry ID\n');
    process.exitCode = 2;
  }
}
