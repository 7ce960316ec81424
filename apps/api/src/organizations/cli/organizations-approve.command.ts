import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { DecideOnOrganization } from '../approval/decide-on-organization.command.js';

/** `organizations approve TAG --note WHAT`: lets an organization take part. Safe to repeat. */
@SubCommand({
  name: 'approve',
  arguments: '<tag>',
  description: 'Let an organization take part: it is listed and earns',
})
export class OrganizationsApproveCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([tag = '']: string[], { note }: { note: string }): Promise<void> {
    const context = byOperator();
    await this.commands.execute(new DecideOnOrganization(tag, 'approve', note, context));
    process.stdout.write(`${tag.toUpperCase()} takes part from now on\n`);
  }

  @Option({ flags: '--note <what>', description: 'what was checked, for the record', required: true })
  parseNote(note: string): string {
    return note;
  }
}
