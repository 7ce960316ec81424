import { Command } from 'nest-commander';
import { CommandGroup } from '../../../platform/cli/command-group.js';
import { JobsDiscardCommand } from './jobs-discard.command.js';
import { JobsRetryCommand } from './jobs-retry.command.js';
import { JobsStatusCommand } from './jobs-status.command.js';

/** `jobs status | retry ID | discard ID`. */
@Command({
  name: 'jobs',
  description: 'Show background jobs, run a failed job again, or give it up',
  subCommands: [JobsStatusCommand, JobsRetryCommand, JobsDiscardCommand],
})
export class JobsCommand extends CommandGroup {}
