import { ProjectionsAfterRestoreCommand } from '../projections/cli/projections-after-restore.command.js';
import { ProjectionsRebuildCommand } from '../projections/cli/projections-rebuild.command.js';
import { ProjectionsStatusCommand } from '../projections/cli/projections-status.command.js';

/** The commands about projections and reactors that leave no trace in the log. */
export const processingCommands = [
  ProjectionsStatusCommand,
  ProjectionsRebuildCommand,
  ProjectionsAfterRestoreCommand,
];
