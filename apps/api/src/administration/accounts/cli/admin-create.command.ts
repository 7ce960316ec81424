import { CommandBus } from '@nestjs/cqrs';
import type { AdminRole } from '@closewise/domain/administration';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { byOperator } from '../../../platform/commands/contexts.js';
import { CreateAdmin } from '../create-admin.command.js';
import { printPassword } from './print-password.js';
import { roleFrom } from './role-option.js';

type Options = Readonly<{ role?: AdminRole; json?: boolean }>;

/** `admin create USERNAME [--role auditor] [--json]`: prints a password once. */
@SubCommand({
  name: 'create',
  arguments: '<username>',
  description: 'Create an admin; prints a password that is shown only once',
})
export class AdminCreateCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run([username = '']: string[], { role = 'admin', json = false }: Options): Promise<void> {
    const commands = (await this.attached.open()).get(CommandBus, { strict: false });
    const context = byOperator();
    const account = { role, password: null };
    printPassword(await commands.execute(new CreateAdmin(username, account, context)), json);
  }

  @Option({
    flags: '--role <role>',
    description: 'admin, or auditor, who sees everything except personal data and changes nothing',
  })
  parseRole(role: string): AdminRole {
    return roleFrom(role);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
