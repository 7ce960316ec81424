import { DomainError } from '@closewise/domain/events';
import { InvalidArgumentError } from 'commander';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { SealKeys } from '../../../affiliation/index.js';
import { PdfWriter } from '../../../platform/pdf/pdf-writer.js';
import { writeOut } from '../../write-out.js';
import { formatFrom, statementFile } from '../statement-file.js';
import { StatedPayees } from '../stated-payees.js';
import { Statements, type StatedPayee } from '../statements.js';

type Options = Readonly<{
  affiliate?: string;
  organization?: string;
  month?: string;
  format?: string;
  lang?: 'en' | 'es';
  out?: string;
}>;

/** `statements show --affiliate CODE | --organization TAG --month 2026-10 [--format csv|pdf|json] [--lang es] [--out FILE]` */
@SubCommand({
  name: 'show',
  description: 'Print the statement of a payee and a month, or write it to a file',
})
export class StatementsShowCommand extends CommandRunner {
  constructor(
    private readonly payees: StatedPayees,
    private readonly statements: Statements,
    private readonly keys: SealKeys,
    private readonly pdfs: PdfWriter,
  ) {
    super();
  }

  override async run(_: string[], options: Options): Promise<void> {
    const { month = '', lang = 'en', out } = options;
    const format = formatFrom(options.format ?? 'csv');
    const statement = await this.statements.of(await this.payeeOf(options), month);
    const { content } = await statementFile(statement, format, { keys: this.keys, pdfs: this.pdfs }, lang);
    await writeOut(out, content);
  }

  private payeeOf({ affiliate, organization }: Options): Promise<StatedPayee> {
    if (affiliate !== undefined && organization === undefined) return this.payees.withCode(affiliate);
    if (organization !== undefined && affiliate === undefined) return this.payees.organization(organization);
    throw new DomainError(
      'affiliation.payee-missing',
      'Name one payee: --affiliate CODE or --organization TAG',
    );
  }

  @Option({ flags: '--affiliate <code>', description: 'the affiliate with this referral code' })
  parseAffiliate(code: string): string {
    return code;
  }

  @Option({ flags: '--organization <tag>', description: 'the organization with this tag' })
  parseOrganization(tag: string): string {
    return tag;
  }

  @Option({ flags: '--month <month>', description: 'the month (UTC), such as 2026-10' })
  parseMonth(month: string): string {
    return month;
  }

  @Option({ flags: '--format <format>', description: 'csv (default), pdf or json' })
  parseFormat(format: string): string {
    return format;
  }

  @Option({ flags: '--lang <language>', description: 'the language of the PDF: en (default) or es' })
  parseLanguage(language: string): 'en' | 'es' {
    if (language === 'en' || language === 'es') return language;
    throw new InvalidArgumentError('It must be en or es');
  }

  @Option({ flags: '--out <file>', description: 'write to this file' })
  parseOut(file: string): string {
    return file;
  }
}
