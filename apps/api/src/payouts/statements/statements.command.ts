import type { Language } from '@closewise/domain/language';
import { DomainError } from '@closewise/domain/events';
import { InvalidArgumentError } from 'commander';
import { CommandRunner, Option, SubCommand, Command } from 'nest-commander';
import { CommandGroup } from '../../platform/cli/command-group.js';
import { SealKeys } from '../../affiliation/index.js';
import { ServerConfig } from '../../platform/config/variables/server-config.js';
import { PdfWriter } from '../../platform/pdf/pdf-writer.js';
import { writeOut } from '../write-out.js';
import { formatFrom, statementFile } from './statement-file.js';
import { StatementRecipients } from './statement-recipients.js';
import { Statements, type StatementRecipient } from './statements.js';

type Options = Readonly<{
  affiliate?: string;
  organization?: string;
  month?: string;
  format?: string;
  json?: boolean;
  lang?: Language;
  out?: string;
}>;

/** `statements show --affiliate CODE | --organization TAG --month 2026-10 [--format csv|pdf|json] [--lang es] [--out FILE]` */
@SubCommand({
  name: 'show',
  description: 'Print a payee’s monthly statement, or write it to a file',
})
export class StatementsShowCommand extends CommandRunner {
  constructor(
    private readonly payees: StatementRecipients,
    private readonly statements: Statements,
    private readonly keys: SealKeys,
    private readonly pdfs: PdfWriter,
    private readonly server: ServerConfig,
  ) {
    super();
  }

  override async run(_: string[], options: Options): Promise<void> {
    const { month = '', lang = 'en', out } = options;
    const format = formatFrom(options.format ?? (options.json ? 'json' : 'csv'));
    const statement = await this.statements.createStatement(await this.payeeOf(options), month);
    const parts = { keys: this.keys, pdfs: this.pdfs, siteUrl: this.server.publicUrl };
    const { content } = await statementFile(statement, format, parts, lang);
    await writeOut(out, content);
  }

  private payeeOf({ affiliate, organization }: Options): Promise<StatementRecipient> {
    if (affiliate !== undefined && organization === undefined) return this.payees.findByCode(affiliate);
    if (organization !== undefined && affiliate === undefined)
      return this.payees.findOrganization(organization);
    throw new DomainError(
      'affiliation.payee-missing',
      'Name one payee: --affiliate CODE or --organization TAG',
    );
  }

  @Option({ flags: '--affiliate <code>', description: 'referral code of the affiliate' })
  parseAffiliate(code: string): string {
    return code;
  }

  @Option({ flags: '--organization <tag>', description: 'tag of the organization' })
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

  @Option({ flags: '--json', description: 'the same as --format json' })
  parseJson(): boolean {
    return true;
  }

  @Option({ flags: '--lang <language>', description: 'the language of the PDF: en (default) or es' })
  parseLanguage(language: string): Language {
    if (language === 'en' || language === 'es') return language;
    throw new InvalidArgumentError('It must be en or es');
  }

  @Option({ flags: '--out <file>', description: 'write to this file' })
  parseOut(file: string): string {
    return file;
  }
}

/** The commands below `statements`. */
export const statementCommands = [StatementsShowCommand];

/** `statements show`. */
@Command({
  name: 'statements',
  description: 'Monthly statements of payees',
  subCommands: statementCommands,
})
export class StatementsCommand extends CommandGroup {}
