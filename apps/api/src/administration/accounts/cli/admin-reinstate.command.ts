import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { byOperator } from '../../../platform/commands/contexts.js';
import { ResetAdmin } from '../reset-admin.command.js';
import { printPassword } from './print-password.js';

type Options = Readonly<{ reason: string; json?: boolean }>;

/** `admin reinstate USERNAME --reason WHY [--json]`: lets a revoked admin in again, with a new password. */
@SubCommand({
  name: 'reinstate',
  arguments: '<username>',
  description: 'Let a revoked admin in again; prints a new password once',
})
export class AdminReinstateCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run([username = '']: string[], { reason, json = false }: Options): Promise<void> {
    const commands = (await this.attached.open()).get(CommandBus, { strict: false });
    const context = byOperator();
    printPassword(await commands.execute(new ResetAdmin(username, { reason }, context)), json);
  }

  @Option({ flags: '--reason <why>', description: 'why, for the record', required: true })
  parseReason(reason: string): string {
    return reason;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
