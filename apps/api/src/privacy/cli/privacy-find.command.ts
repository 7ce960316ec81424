import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { FindPerson, type FoundPerson } from '../find-person.command.js';
import { keptInWords } from './kept-in-words.js';

/** `privacy find WHOM [--json]`: what is kept of a person, or of one report, and what speaks against erasing it. */
@SubCommand({
  name: 'find',
  arguments: '<email-or-report>',
  description: 'Count what is stored about a person, or about one report, without showing it',
})
export class PrivacyFindCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run(
    [whom = '']: string[],
    { json = false }: Readonly<{ json?: boolean }> = {},
  ): Promise<void> {
    const { appended: _, ...found } = await this.commands.execute(new FindPerson(whom, byOperator()));
    process.stdout.write(`${json ? JSON.stringify(found, null, 2) : inWords(found)}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

function inWords(found: Omit<FoundPerson, 'appended'>): string {
  if (found.keys === 0) return 'Was erased before; nothing is left';
  return [
    `Kept: ${keptInWords(found)}`,
    ...found.things.map(({ kind, name, status }) => `${kind} ${name}: ${status}`),
    ...found.objections.map((objection) => `Against erasing it: ${objection}`),
  ].join('\n');
}
