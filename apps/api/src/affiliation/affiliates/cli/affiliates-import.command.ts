import { readFile } from 'node:fs/promises';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../../platform/commands/contexts.js';
import { fileFault } from '../../../platform/wording.js';
import { wrongFile } from '../import/csv-rows.js';
import { ImportAffiliates, type ImportedRow } from '../import/import-affiliates.js';
import { type ImportMapping, importPresets, mappingFrom, wrongMapping } from '../import/import-mapping.js';

type Options = Readonly<{ mapping?: string; dryRun?: boolean; mail?: boolean; json?: boolean }>;

const presets = Object.keys(importPresets).join(', ');

/** `affiliates import FILE --mapping FILE|PRESET [--dry-run] [--no-mail] [--json]`: exit 1 when rows were refused. */
@SubCommand({
  name: 'import',
  arguments: '<file.csv>',
  description: 'Bring affiliates from another programme; safe to repeat',
})
export class AffiliatesImportCommand extends CommandRunner {
  constructor(private readonly imports: ImportAffiliates) {
    super();
  }

  override async run([path = '']: string[], options: Options): Promise<void> {
    const { dryRun = false, mail = true, json = false } = options;
    const mapping = await mappingNamed(options.mapping);
    const file = await readFile(path).catch((error: unknown) => {
      throw wrongFile(`The file ${path} cannot be read: ${fileFault(error)}`);
    });
    const unread = this.imports.unreadColumns(file, mapping);
    if (unread.length > 0)
      process.stderr.write(
        `Columns that are not imported: ${unread.map((name) => JSON.stringify(name)).join(', ')}\n`,
      );
    const counts = { created: 0, skipped: 0, refused: 0 };
    for await (const row of this.imports.run(file, { mapping, mailsLink: mail, dryRun }, byOperator())) {
      counts[row.outcome]++;
      print(json ? JSON.stringify(row) : lineOf(row, dryRun));
    }
    const { created, skipped, refused } = counts;
    const sum = `${dryRun ? 'would be created' : 'created'} ${created}, skipped ${skipped}, refused ${refused}`;
    process.stderr.write(`${sum}\n`);
    if (refused > 0) process.exitCode = 1;
  }

  @Option({
    flags: '--mapping <file|preset>',
    description: `a JSON file that names the columns, or a preset (${presets}), unverified against the live programme`,
  })
  parseMapping(named: string): string {
    return named;
  }

  @Option({ flags: '--dry-run', description: 'only say what would become of each row' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--no-mail', description: 'mail nobody the dashboard link; see affiliates send-link' })
  parseNoMail(): boolean {
    return false;
  }

  @Option({ flags: '--json', description: 'print a JSON object for each row' })
  parseJson(): boolean {
    return true;
  }
}

async function mappingNamed(named = ''): Promise<ImportMapping> {
  if (named === '') throw wrongMapping(`Name a mapping by --mapping: a JSON file, or a preset (${presets})`);
  const preset = Object.hasOwn(importPresets, named) ? importPresets[named] : undefined;
  if (preset) {
    process.stderr.write(
      `The preset ${named} is unverified: compare its columns with your file, and try --dry-run first\n`,
    );
    return mappingFrom(JSON.stringify(preset));
  }
  const json = await readFile(named, 'utf8').catch((error: unknown) => {
    throw wrongMapping(
      `${named} is no preset (${presets}) and no file that can be read: ${fileFault(error)}`,
    );
  });
  return mappingFrom(json);
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

function lineOf({ line, outcome, email, code, reason }: ImportedRow, dryRun: boolean): string {
  const what = `${dryRun ? 'would be ' : ''}${outcome}`;
  const withCode = outcome === 'created' ? `${what} with ${code ? `the code ${code}` : 'a new code'}` : what;
  const why = reason === null ? '' : `: ${reason}`;
  return [`line ${line}`, email ?? '-', `${withCode}${why}`].join('\t');
}
