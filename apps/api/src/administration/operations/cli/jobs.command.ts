import { Command, CommandRunner } from 'nest-commander';
import { JobsDiscardCommand } from './jobs-discard.command.js';
import { JobsRetryCommand } from './jobs-retry.command.js';
import { JobsStatusCommand } from './jobs-status.command.js';

/** `jobs status | retry ID | discard ID`. */
@Command({
  name: 'jobs',
  description: 'Background work: what waits, runs and failed; run a failed job again, or give it up',
  subCommands: [JobsStatusCommand, JobsRetryCommand, JobsDiscardCommand],
})
export class JobsCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: jobs status, jobs retry ID or jobs discard ID\n');
    process.exitCode = 2;
  }
}
