import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { ExportPerson } from '../export-person.command.js';

/** `privacy export WHOM [--reason TEXT]`: everything that is kept about a person, or about one report, as JSON on stdout. */
@SubCommand({
  name: 'export',
  arguments: '<email-or-report>',
  description: 'Print everything stored about a person, or about one report, as JSON',
})
export class PrivacyExportCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([whom = '']: string[], { reason }: Readonly<{ reason?: string }> = {}): Promise<void> {
    const { kept } = await this.commands.execute(new ExportPerson(whom, reason ?? null, byOperator()));
    process.stdout.write(`${JSON.stringify({ about: whom, kept }, null, 2)}\n`);
  }

  @Option({ flags: '--reason <text>', description: 'the reason, kept permanently; do not name anyone in it' })
  parseReason(reason: string): string {
    return reason;
  }
}
