import { Command, CommandRunner } from 'nest-commander';
import { ProjectionsAfterRestoreCommand } from '../../../platform/projections/cli/projections-after-restore.command.js';
import { ProjectionsRebuildCommand } from '../../../platform/projections/cli/projections-rebuild.command.js';
import { ProjectionsStatusCommand } from '../../../platform/projections/cli/projections-status.command.js';
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
