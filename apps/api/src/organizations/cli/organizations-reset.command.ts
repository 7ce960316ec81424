import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { ResetOrganization, type IssuedCredentials } from '../accounts/reset-organization.command.js';

/** `organizations reset TAG [--json]`: prints a new password once. */
@SubCommand({
  name: 'reset',
  arguments: '<tag>',
  description: 'Print a new password once and end all sessions of an organization',
})
export class OrganizationsResetCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([tag = '']: string[], { json = false }: { json?: boolean }): Promise<void> {
    const context = byOperator();
    const issued = await this.commands.execute(new ResetOrganization(tag, context));
    process.stdout.write(`${json ? JSON.stringify(issued, null, 2) : textOf(issued)}\n`);
    if (!json) process.stderr.write('The password is shown only this once\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const textOf = ({ email, password }: IssuedCredentials): string =>
  `Email: ${email ?? '(erased)'}\nPassword: ${password}`;
