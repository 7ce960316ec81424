import { Command } from 'nest-commander';
import { CommandGroup } from '../../../platform/cli/command-group.js';
import {
  ProjectionsAfterRestoreCommand,
  ProjectionsRebuildCommand,
  ProjectionsStatusCommand,
} from '../../../platform/projections/projections.commands.js';
import { ProjectionsRestartCommand } from './projections-restart.command.js';

/** `projections status | rebuild NAME | restart NAME | after-restore`. */
@Command({
  name: 'projections',
  description: 'Show the progress of projections and reactors, and rebuild or restart one',
  subCommands: [
    ProjectionsStatusCommand,
    ProjectionsRebuildCommand,
    ProjectionsRestartCommand,
    ProjectionsAfterRestoreCommand,
  ],
})
export class ProjectionsCommand extends CommandGroup {}
