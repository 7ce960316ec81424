import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { byOperator } from '../../../platform/commands/contexts.js';
import { ResetAdmin } from '../reset-admin.command.js';
import { printPassword } from './print-password.js';

/** `admin reset USERNAME [--json]`: prints a new password once. */
@SubCommand({
  name: 'reset',
  arguments: '<username>',
  description: 'Print a new password once, turn off the second factor and end all sessions of an admin',
})
export class AdminResetCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run([username = '']: string[], { json = false }: { json?: boolean }): Promise<void> {
    const commands = (await this.attached.open()).get(CommandBus, { strict: false });
    const context = byOperator();
    printPassword(await commands.execute(new ResetAdmin(username, null, context)), json);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
