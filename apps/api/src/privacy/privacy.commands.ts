import { CommandGroup } from '../platform/cli/command-group.js';
import { createInterface } from 'node:readline/promises';
import { DomainError } from '@closewise/domain/events';
import { counted } from '../platform/wording.js';
import type { StoredDataSummary } from './personal-data-export.js';
import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand, Command } from 'nest-commander';
import { byOperator } from '../platform/commands/contexts.js';
import {
  FindPerson,
  type PersonLookup,
  ExportPerson,
  ErasePerson,
  type ErasureResult,
} from './person.commands.js';
import { ErasureReplay } from './erasure-replay.js';

/** Reads a `yes` from the terminal; refuses any other answer, or if there is no terminal. */
async function confirm(question: string): Promise<void> {
  if (!process.stdin.isTTY) {
    throw new DomainError(
      'privacy.unconfirmed',
      'Confirmation needs a terminal. Use --yes to run without one.',
    );
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${question} Type yes to continue: `);
    if (answer.trim().toLowerCase() !== 'yes')
      throw new DomainError('privacy.unconfirmed', 'Nothing was erased');
  } finally {
    terminal.close();
  }
}

/** Such as `2 reports, 1 mail, 3 keys`. */
function describeData({ kept, keys }: Pick<StoredDataSummary, 'kept' | 'keys'>): string {
  const parts = Object.entries(kept).map(([name, count]) => counted(count, name.replace(/s$/, '')));
  return [...parts, counted(keys, 'key')].join(', ');
}

/** `privacy find WHOM [--json]`: what is stored about a person or a report, and the objections to its erasure. */
@SubCommand({
  name: 'find',
  arguments: '<email-or-report>',
  description: 'Count the data stored about a person or a report, without showing it',
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
    process.stdout.write(`${json ? JSON.stringify(found, null, 2) : describeLookup(found)}\n`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

function describeLookup(found: Omit<PersonLookup, 'appended'>): string {
  if (found.keys === 0) return 'Already erased; no data is left';
  return [
    `Stored: ${describeData(found)}`,
    ...found.things.map(({ kind, name, status }) => `${kind} ${name}: ${status}`),
    ...found.objections.map((objection) => `Objection to erasure: ${objection}`),
  ].join('\n');
}

/** `privacy export WHOM [--reason TEXT]`: all data stored about a person or a report, as JSON on stdout. */
@SubCommand({
  name: 'export',
  arguments: '<email-or-report>',
  description: 'Print all data stored about a person or a report, as JSON',
})
export class PrivacyExportCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([whom = '']: string[], { reason }: Readonly<{ reason?: string }> = {}): Promise<void> {
    const { kept } = await this.commands.execute(new ExportPerson(whom, reason ?? null, byOperator()));
    process.stdout.write(`${JSON.stringify({ about: whom, kept }, null, 2)}\n`);
  }

  @Option({ flags: '--reason <text>', description: 'why, for the record; do not name a person' })
  parseReason(reason: string): string {
    return reason;
  }
}

type Options = Readonly<{
  dryRun?: boolean;
  json?: boolean;
  yes?: boolean;
  evenUnfinished?: boolean;
  reason?: string;
}>;

/** Number of stored items by module, and how many keys are or would be destroyed. */
type ErasureSummary = Pick<ErasureResult, 'keys' | 'erasedBefore' | 'kept'> & Readonly<{ dryRun: boolean }>;

/** `privacy erase WHOM`: permanently erases a person or a report. Safe to repeat after an interruption. */
@SubCommand({
  name: 'erase',
  arguments: '<email-or-report>',
  description: 'Permanently erase a person or a report; sales stay in the books without names',
})
export class PrivacyEraseCommand extends CommandRunner {
  constructor(private readonly commands: CommandBus) {
    super();
  }

  override async run([whom = '']: string[], options: Options = {}): Promise<void> {
    const { dryRun = false, json = false, yes = false, evenUnfinished = false, reason = null } = options;
    const request = { whom, note: reason, evenUnfinished };
    const { keys, erasedBefore, kept } = await this.commands.execute(
      new ErasePerson(request, byOperator(), true),
    );
    const summary = { keys, erasedBefore, kept, dryRun };
    if (!dryRun) {
      if (!yes) await confirm(`Permanently erase ${whom} (${describeData(summary)})?`);
      await this.commands.execute(new ErasePerson(request, byOperator()));
    }
    process.stdout.write(`${json ? JSON.stringify(summary, null, 2) : describeErasure(summary)}\n`);
  }

  @Option({ flags: '--dry-run', description: 'show what would be erased, and erase nothing' })
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

  @Option({ flags: '--even-unfinished', description: 'also erase reports that are paid but not finished' })
  parseEvenUnfinished(): boolean {
    return true;
  }

  @Option({ flags: '--reason <text>', description: 'why, for the record; do not name a person' })
  parseReason(reason: string): string {
    return reason;
  }
}

function describeErasure(summary: ErasureSummary): string {
  if (summary.dryRun) return `Would erase: ${describeData(summary)}`;
  return summary.keys === 0 ? 'Already erased; no data is left' : `Erased: ${describeData(summary)}`;
}

/** `privacy reapply`: carries out every recorded erasure again after a restore. Safe to repeat. */
@SubCommand({
  name: 'reapply',
  description: 'After a restore, carry out every recorded erasure again',
})
export class PrivacyReapplyCommand extends CommandRunner {
  constructor(private readonly erasures: ErasureReplay) {
    super();
  }

  override async run(): Promise<void> {
    const subjects = await this.erasures.run();
    process.stdout.write(
      `${counted(subjects, 'recorded erasure was', 'recorded erasures were')} carried out again\n`,
    );
  }
}

/** `privacy find | erase | export | reapply`. */
@Command({
  name: 'privacy',
  description: 'Look up, export or erase the data stored about a person',
  subCommands: [PrivacyFindCommand, PrivacyExportCommand, PrivacyEraseCommand, PrivacyReapplyCommand],
})
export class PrivacyCommand extends CommandGroup {}

/** All commands about personal data. */
export const privacyCommands = [
  PrivacyCommand,
  PrivacyFindCommand,
  PrivacyEraseCommand,
  PrivacyExportCommand,
  PrivacyReapplyCommand,
];
