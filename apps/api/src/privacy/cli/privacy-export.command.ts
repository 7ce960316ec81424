import { CommandRunner, SubCommand } from 'nest-commander';
import { PersonalDataExport } from '../personal-data-export.js';
import { Subjects } from '../subjects.js';

/** `privacy export WHOM`: everything that is kept about a person, or about one report, as JSON on stdout. */
@SubCommand({
  name: 'export',
  arguments: '<email-or-report>',
  description: 'Print all that is kept about a person, or about one report, as JSON',
})
export class PrivacyExportCommand extends CommandRunner {
  constructor(
    private readonly subjects: Subjects,
    private readonly exports: PersonalDataExport,
  ) {
    super();
  }

  override async run([whom = '']: string[]): Promise<void> {
    const data = await this.exports.of(await this.subjects.named(whom));
    process.stdout.write(`${JSON.stringify({ about: whom, kept: data }, null, 2)}\n`);
  }
}
