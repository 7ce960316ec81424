import { JobsDiscardCommand } from './jobs-discard.command.js';
import { JobsRetryCommand } from './jobs-retry.command.js';
import { JobsStatusCommand } from './jobs-status.command.js';
import { JobsCommand } from './jobs.command.js';

/** The commands about jobs. */
export const jobCommands = [JobsCommand, JobsStatusCommand, JobsRetryCommand, JobsDiscardCommand];
