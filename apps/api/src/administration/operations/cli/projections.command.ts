import { Command, CommandRunner } from 'nest-commander';
import {
  ProjectionsAfterRestoreCommand,
  ProjectionsRebuildCommand,
  ProjectionsStatusCommand,
} from '../../../platform/projections/projections.commands.js';
import { ProjectionsRestartCommand } from './projections-restart.command.js';

/** `projections status | rebuild NAME | restart NAME | after-restore`. */
@Command({
  name: 'projections',
  description: 'Read models and reactors: how far they are, rebuild, restart',
  subCommands: [
    ProjectionsStatusCommand,
    ProjectionsRebuildCommand,
    ProjectionsRestartCommand,
    ProjectionsAfterRestoreCommand,
  ],
})
export class ProjectionsCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write('Say which: projections status, rebuild NAME, restart NAME or after-restore\n');
    process.exitCode = 2;
  }
}
