import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { ErasePerson, type ErasedPerson } from '../erase-person.command.js';
import { confirm } from './confirm.js';
import { keptInWords } from './kept-in-words.js';

type Options = Readonly<{
  dryRun?: boolean;
  json?: boolean;
  yes?: boolean;
  evenUnfinished?: boolean;
  reason?: string;
}>;

/** How much is kept by whom, and how many keys are or would be destroyed. */
type ErasureSummary = Pick<ErasedPerson, 'keys' | 'erasedBefore' | 'kept'> & Readonly<{ dryRun: boolean }>;

/** `privacy erase WHOM`: erases a person, or one report, for ever. Safe to repeat after an interruption. */
@SubCommand({
  name: 'erase',
  arguments: '<email-or-report>',
  description: 'Permanently erase a person, or one report; sales stay in the books without names',
})
export class PrivacyEraseCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([whom = '']: string[], options: Options = {}): Promise<void> {
    const { dryRun = false, json = false, yes = false, evenUnfinished = false, reason = null } = options;
    const wish = { whom, note: reason, evenUnfinished };
    const { keys, erasedBefore, kept } = await this.commands.execute(
      new ErasePerson(wish, byOperator(), true),
    );
    const summary = { keys, erasedBefore, kept, dryRun };
    if (!dryRun) {
      if (!yes) await confirm(`Erase ${whom} for ever (${keptInWords(summary)})?`);
      await this.commands.execute(new ErasePerson(wish, byOperator()));
    }
    process.stdout.write(`${json ? JSON.stringify(summary, null, 2) : sentenceOf(summary)}\n`);
  }

  @Option({ flags: '--dry-run', description: 'only show what would be erased' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }

  @Option({ flags: '--yes', description: 'do not ask for confirmation' })
  parseYes(): boolean {
    return true;
  }

  @Option({ flags: '--even-unfinished', description: 'also paid reports that are not generated yet' })
  parseEvenUnfinished(): boolean {
    return true;
  }

  @Option({ flags: '--reason <text>', description: 'the reason, kept permanently; do not name anyone in it' })
  parseReason(reason: string): string {
    return reason;
  }
}

function sentenceOf(summary: ErasureSummary): string {
  if (summary.dryRun) return `Would be erased: ${keptInWords(summary)}`;
  return summary.keys === 0 ? 'Was erased before; nothing is left' : `Erased: ${keptInWords(summary)}`;
}
