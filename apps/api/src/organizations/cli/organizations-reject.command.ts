import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { DecideOnOrganization } from '../approval/decide-on-organization.command.js';

/** `organizations reject TAG --note WHAT`: turns an organization away. Safe to repeat. */
@SubCommand({
  name: 'reject',
  arguments: '<tag>',
  description: 'Turn an organization away: its tag and address are free again',
})
export class OrganizationsRejectCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([tag = '']: string[], { note }: { note: string }): Promise<void> {
    const context = byOperator();
    await this.commands.execute(new DecideOnOrganization(tag, 'reject', note, context));
    process.stdout.write(`${tag.toUpperCase()} was rejected\n`);
  }

  @Option({ flags: '--note <what>', description: 'what was checked, for the record', required: true })
  parseNote(note: string): string {
    return note;
  }
}
