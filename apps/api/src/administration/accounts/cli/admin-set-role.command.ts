import { CommandBus } from '@nestjs/cqrs';
import type { AdminRole } from '@closewise/domain/administration';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { AttachedApplication } from '../../../platform/cli/attached-application.js';
import { byOperator } from '../../../platform/commands/contexts.js';
import { ChangeAdminRole } from '../change-admin-role.command.js';
import { roleFrom } from './role-option.js';

type Options = Readonly<{ role: AdminRole; reason: string }>;

/** `admin set-role USERNAME --role auditor --reason WHY`: they sign in anew and may do what the role may. Safe to repeat. */
@SubCommand({
  name: 'set-role',
  arguments: '<username>',
  description: 'Make an admin an auditor, or an auditor an admin, and end their sessions',
})
export class AdminSetRoleCommand extends CommandRunner {
  constructor(private readonly attached: AttachedApplication) {
    super();
  }

  override async run([username = '']: string[], { role, reason }: Options): Promise<void> {
    const commands = (await this.attached.open()).get(CommandBus, { strict: false });
    await commands.execute(new ChangeAdminRole({ username }, role, reason, byOperator()));
    process.stdout.write(`${username} is ${role === 'admin' ? 'an admin' : 'an auditor'} from now on\n`);
  }

  @Option({ flags: '--role <role>', description: 'admin or auditor', required: true })
  parseRole(role: string): AdminRole {
    return roleFrom(role);
  }

  @Option({ flags: '--reason <why>', description: 'why, for the record', required: true })
  parseReason(reason: string): string {
    return reason;
  }
}
