import { ProjectionsAfterRestoreCommand } from '../projections/cli/projections-after-restore.command.js';
import { ProjectionsRebuildCommand } from '../projections/cli/projections-rebuild.command.js';
import { ProjectionsRestartCommand } from '../projections/cli/projections-restart.command.js';
import { ProjectionsStatusCommand } from '../projections/cli/projections-status.command.js';
import { ProjectionsCommand } from '../projections/cli/projections.command.js';

/** The commands about projections and reactors. */
export const processingCommands = [
  ProjectionsCommand,
  ProjectionsStatusCommand,
  ProjectionsRebuildCommand,
  ProjectionsRestartCommand,
  ProjectionsAfterRestoreCommand,
];
