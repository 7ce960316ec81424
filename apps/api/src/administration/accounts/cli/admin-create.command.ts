import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { byOperator } from '../../../platform/commands/contexts.js';
import { CreateAdmin } from '../create-admin.command.js';
import { printPassword } from './print-password.js';

/** `admin create USERNAME [--json]`: prints a password once. */
@SubCommand({
  name: 'create',
  arguments: '<username>',
  description: 'Let somebody in; prints a password that is shown only once',
})
export class AdminCreateCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run([username = '']: string[], { json = false }: { json?: boolean }): Promise<void> {
    const commands = (await this.attached.open()).get(CommandBus, { strict: false });
    const context = byOperator();
    printPassword(await commands.execute(new CreateAdmin(username, context)), json);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
