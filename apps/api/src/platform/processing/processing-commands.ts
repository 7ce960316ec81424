import { JobsRetryCommand } from '../jobs/cli/jobs-retry.command.js';
import { JobsStatusCommand } from '../jobs/cli/jobs-status.command.js';
import { JobsCommand } from '../jobs/cli/jobs.command.js';
import { ProjectionsAfterRestoreCommand } from '../projections/cli/projections-after-restore.command.js';
import { ProjectionsRebuildCommand } from '../projections/cli/projections-rebuild.command.js';
import { ProjectionsRestartCommand } from '../projections/cli/projections-restart.command.js';
import { ProjectionsStatusCommand } from '../projections/cli/projections-status.command.js';
import { ProjectionsCommand } from '../projections/cli/projections.command.js';

/** The commands about projections, reactors and jobs. */
export const processingCommands = [
  ProjectionsCommand,
  ProjectionsStatusCommand,
  ProjectionsRebuildCommand,
  ProjectionsRestartCommand,
  ProjectionsAfterRestoreCommand,
  JobsCommand,
  JobsStatusCommand,
  JobsRetryCommand,
];
