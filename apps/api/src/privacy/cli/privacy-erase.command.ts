import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { counted } from '../../platform/wording/counted.js';
import { Erasure } from '../erasure.js';
import { PersonalDataExport } from '../personal-data-export.js';
import { Subjects, type Subject } from '../subjects.js';
import { confirm } from './confirm.js';

type Options = Readonly<{ dryRun?: boolean; json?: boolean; yes?: boolean; evenUnfinished?: boolean }>;

/** How much is kept by whom, and how many keys are or would be destroyed. */
type ErasureSummary = Readonly<{
  keys: number;
  erasedBefore: number;
  kept: Readonly<Record<string, number>>;
  dryRun: boolean;
}>;

/** `privacy erase WHOM`: erases a person, or one report, for ever. Safe to repeat after an interruption. */
@SubCommand({
  name: 'erase',
  arguments: '<email-or-report>',
  description: 'Erase a person, or one report, for ever; sales stay in the books without names',
})
export class PrivacyEraseCommand extends CommandRunner {
  constructor(
    private readonly subjects: Subjects,
    private readonly erasure: Erasure,
    private readonly exports: PersonalDataExport,
  ) {
    super();
  }

  override async run([whom = '']: string[], options: Options = {}): Promise<void> {
    const { dryRun = false, json = false, yes = false, evenUnfinished = false } = options;
    const subject = await this.subjects.named(whom);
    if (!evenUnfinished) await this.erasure.assertUndisputed(subject);
    const summary = { ...(await this.summary(subject)), dryRun };
    if (!dryRun) {
      if (!yes) await confirm(`Erase ${whom} for ever (${listOf(summary)})?`);
      await this.erasure.erase(subject, 'request', byOperator());
    }
    process.stdout.write(`${json ? JSON.stringify(summary, null, 2) : sentenceOf(summary)}\n`);
  }

  @Option({ flags: '--dry-run', description: 'only say what would be erased' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }

  @Option({ flags: '--yes', description: 'do not ask' })
  parseYes(): boolean {
    return true;
  }

  @Option({ flags: '--even-unfinished', description: 'also reports that are paid and were not made yet' })
  parseEvenUnfinished(): boolean {
    return true;
  }

  private async summary(subject: Subject): Promise<Omit<ErasureSummary, 'dryRun'>> {
    const kept = Object.entries(await this.exports.of(subject));
    const erasedBefore = subject.keys.filter(({ destroyed }) => destroyed).length;
    return {
      keys: subject.keys.length - erasedBefore,
      erasedBefore,
      kept: Object.fromEntries(kept.map(([name, parts]) => [name, parts.length])),
    };
  }
}

function sentenceOf(summary: ErasureSummary): string {
  if (summary.dryRun) return `Would be erased: ${listOf(summary)}`;
  return summary.keys === 0 ? 'Was erased before; nothing is left' : `Erased: ${listOf(summary)}`;
}

function listOf({ kept, keys }: ErasureSummary): string {
  const parts = Object.entries(kept).map(([name, count]) => counted(count, name.replace(/s$/, '')));
  return [...parts, counted(keys, 'key')].join(', ');
}
