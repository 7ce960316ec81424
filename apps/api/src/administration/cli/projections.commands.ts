import { CommandGroup } from '../../platform/cli/command-group.js';
import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, SubCommand, Command } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { RestartConsumer } from '../operations/operations.commands.js';
import {
  ProjectionsAfterRestoreCommand,
  ProjectionsRebuildCommand,
  ProjectionsStatusCommand,
  processingCommands,
} from '../../platform/projections/projections.commands.js';

/** `projections restart NAME`: restarts a stopped projection or reactor where it stopped; the version may be omitted. */
@SubCommand({
  name: 'restart',
  arguments: '<name>',
  description: 'Restart a stopped projection or reactor where it stopped',
})
export class ProjectionsRestartCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([name = '']: string[]): Promise<void> {
    const { consumer } = await this.commands.execute(new RestartConsumer(name, byOperator()));
    process.stdout.write(`${consumer} is running again\n`);
  }
}

/** `projections status | rebuild NAME | restart NAME | after-restore`. */
@Command({
  name: 'projections',
  description: 'Show, rebuild or restart read models and reactors',
  subCommands: [
    ProjectionsStatusCommand,
    ProjectionsRebuildCommand,
    ProjectionsRestartCommand,
    ProjectionsAfterRestoreCommand,
  ],
})
export class ProjectionsCommand extends CommandGroup {}

/** All commands about projections and reactors. */
export const projectionCommands = [ProjectionsCommand, ProjectionsRestartCommand, ...processingCommands];
