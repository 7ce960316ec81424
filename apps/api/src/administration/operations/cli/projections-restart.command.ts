import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, SubCommand } from 'nest-commander';
import { byOperator } from '../../../platform/commands/contexts.js';
import { RestartConsumer } from '../restart-consumer.command.js';

/** `projections restart NAME`, with or without its version: a stopped projection or reactor tries again where it stopped. */
@SubCommand({
  name: 'restart',
  arguments: '<name>',
  description: 'Restart a stopped projection or reactor',
})
export class ProjectionsRestartCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([name = '']: string[]): Promise<void> {
    const { consumer } = await this.commands.execute(new RestartConsumer(name, byOperator()));
    process.stdout.write(`${consumer} tries again\n`);
  }
}
