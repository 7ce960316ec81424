import { Command, CommandRunner } from 'nest-commander';
import { ProjectionsRebuildCommand } from './projections-rebuild.command.js';
import { ProjectionsRestartCommand } from './projections-restart.command.js';
import { ProjectionsStatusCommand } from './projections-status.command.js';

/** `projections status | rebuild NAME | restart NAME`. */
@Command({
  name: 'projections',
  description: 'Read models and reactors: how far they are, rebuild, restart',
  subCommands: [ProjectionsStatusCommand, ProjectionsRebuildCommand, ProjectionsRestartCommand],
})
export class ProjectionsCommand extends CommandRunner {
  override async run(): Promise<void> {
    process.stderr.write(
      'Say which: projections status, projections rebuild NAME or projections restart NAME\n',
    );
    process.exitCode = 2;
  }
}
