import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { byOperator } from '../../../platform/commands/contexts.js';
import { RevokeAdmin } from '../revoke-admin.command.js';

/** `admin revoke USERNAME --reason WHY`: shuts an admin out at once. Safe to repeat. */
@SubCommand({
  name: 'revoke',
  arguments: '<username>',
  description: 'Lock an admin out at once and end their sessions',
})
export class AdminRevokeCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run([username = '']: string[], { reason }: { reason: string }): Promise<void> {
    const commands = (await this.attached.open()).get(CommandBus, { strict: false });
    const context = byOperator();
    await commands.execute(new RevokeAdmin({ username }, reason, context));
    process.stdout.write(`${username} may not sign in any more\n`);
  }

  @Option({ flags: '--reason <why>', description: 'why, for the record', required: true })
  parseReason(reason: string): string {
    return reason;
  }
}
