import type { AdminAffiliate } from '@closewise/contracts/admin';
import { CommandRunner, Option, SubCommand, Command } from 'nest-commander';
import { CommandGroup } from '../../../platform/cli/command-group.js';
import { fullReader } from '../../../platform/access/reader.js';
import { AffiliateList } from '../../admin/affiliate-list.js';
import { ratePercentOf } from '@closewise/domain/affiliation';
import { formatCents } from '@closewise/domain/money';
import { Ledger } from '../../ledger/ledger.js';
import { Affiliates } from '../affiliates.js';
import { readFile } from 'node:fs/promises';
import { byOperator } from '../../../platform/commands/contexts.js';
import { fileFault } from '../../../platform/wording.js';
import { invalidFile } from '../import/csv-file.js';
import { ImportAffiliates, type ImportOutcome } from '../import/import-affiliates.js';
import { type ImportMapping, importPresets, parseMapping, invalidMapping } from '../import/import-mapping.js';
import {
  AffiliatesDeactivateCommand,
  AffiliatesReactivateCommand,
  AffiliatesCorrectMembershipCommand,
  AffiliatesSendLinkCommand,
  AffiliatesSetRateCommand,
  AffiliatesTerminateCommand,
} from './affiliates-change.commands.js';

type ListOptions = Readonly<{ search?: string; json?: boolean }>;

/** Affiliates per query. */
const PAGE = 500;

/** `affiliates list [--search TEXT] [--json]`: newest first, without deleted ones. */
@SubCommand({ name: 'list', description: 'List affiliates with their sales and earnings' })
export class AffiliatesListCommand extends CommandRunner {
  constructor(private readonly list: AffiliateList) {
    super();
  }

  override async run(_: string[], { search = '', json = false }: ListOptions): Promise<void> {
    const listed: AdminAffiliate[] = [];
    for (let page = 1; ; page++) {
      const query = { page, pageSize: PAGE, search, filter: 'all', sort: '-registered' } as const;
      const { affiliates, total } = await this.list.list(query, fullReader);
      listed.push(...affiliates);
      if (affiliates.length === 0 || listed.length >= total) break;
    }
    const lines = json ? [JSON.stringify(listed, null, 2)] : listed.map(listLine);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!json && listed.length === 0) process.stderr.write('No affiliates found\n');
  }

  @Option({ flags: '--search <text>', description: 'only those with this text in name, email or code' })
  parseSearch(search: string): string {
    return search;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const listLine = (affiliate: AdminAffiliate): string =>
  [
    affiliate.referralCode,
    affiliate.status,
    affiliate.name,
    affiliate.email,
    affiliate.organizationTag ?? '-',
    `${affiliate.commissionRate}%`,
    affiliate.totalReferrals,
    `$${affiliate.totalEarnings.toFixed(2)}`,
  ].join('\t');

/** `affiliates show CODE [--json]`. */
@SubCommand({ name: 'show', arguments: '<code>', description: 'Show one affiliate' })
export class AffiliatesShowCommand extends CommandRunner {
  constructor(
    private readonly affiliates: Affiliates,
    private readonly ledger: Ledger,
  ) {
    super();
  }

  override async run([referralCode = '']: string[], { json = false }: { json?: boolean }): Promise<void> {
    const affiliate = await this.affiliates.requireByCode(referralCode);
    const { affiliateId, code, status, person, membership, isMaster, linkOpened } = affiliate;
    const ratePercent = ratePercentOf(affiliate);
    const payee = { kind: 'affiliate', id: affiliateId, label: code } as const;
    const { balanceCents } = await this.ledger.balance(payee, null);
    const shown = { affiliateId, code, status, person, membership, isMaster, ratePercent, linkOpened };
    const lines = [
      ['code', code],
      ['id', affiliateId],
      ['status', status],
      ['name', person?.name ?? '(erased)'],
      ['email', person?.email ?? '(erased)'],
      ['website', person?.website ?? '-'],
      ['organization', [membership?.organizationTag ?? '-', membership?.memberId ?? ''].join(' ').trim()],
      ['master account', isMaster ? 'yes' : 'no'],
      ['commission rate', `${ratePercent}%`],
      ['dashboard opened', linkOpened ? 'yes' : 'no'],
      ['balance', formatCents(balanceCents)],
    ].map((line) => line.join('\t'));
    process.stdout.write(
      `${json ? JSON.stringify({ ...shown, balanceCents }, null, 2) : lines.join('\n')}\n`,
    );
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

type ImportCommandOptions = Readonly<{ mapping?: string; dryRun?: boolean; mail?: boolean; json?: boolean }>;

const presets = Object.keys(importPresets).join(', ');

/** `affiliates import FILE --mapping FILE|PRESET [--dry-run] [--no-mail] [--json]`: exit code 1 if rows were refused. */
@SubCommand({
  name: 'import',
  arguments: '<file.csv>',
  description: 'Import affiliates from another program; safe to repeat',
})
export class AffiliatesImportCommand extends CommandRunner {
  constructor(private readonly imports: ImportAffiliates) {
    super();
  }

  override async run([path = '']: string[], options: ImportCommandOptions): Promise<void> {
    const { dryRun = false, mail = true, json = false } = options;
    const mapping = await readMapping(options.mapping);
    const file = await readFile(path).catch((error: unknown) => {
      throw invalidFile(`The file ${path} cannot be read: ${fileFault(error)}`);
    });
    const ignored = this.imports.ignoredColumns(file, mapping);
    if (ignored.length > 0)
      process.stderr.write(
        `Columns not imported: ${ignored.map((name) => JSON.stringify(name)).join(', ')}\n`,
      );
    const counts = { created: 0, skipped: 0, refused: 0 };
    for await (const row of this.imports.run(file, { mapping, mailsLink: mail, dryRun }, byOperator())) {
      counts[row.outcome]++;
      print(json ? JSON.stringify(row) : outcomeLine(row, dryRun));
    }
    const { created, skipped, refused } = counts;
    const sum = `${dryRun ? 'would be created' : 'created'} ${created}, skipped ${skipped}, refused ${refused}`;
    process.stderr.write(`${sum}\n`);
    if (refused > 0) process.exitCode = 1;
  }

  @Option({
    flags: '--mapping <file|preset>',
    description: `a JSON file that names the columns, or a preset (${presets}), not verified against the live program`,
  })
  parseMapping(mapping: string): string {
    return mapping;
  }

  @Option({ flags: '--dry-run', description: 'only print the outcome for each row' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--no-mail', description: 'do not mail dashboard links; see affiliates send-link' })
  parseNoMail(): boolean {
    return false;
  }

  @Option({ flags: '--json', description: 'print a JSON object for each row' })
  parseJson(): boolean {
    return true;
  }
}

async function readMapping(source = ''): Promise<ImportMapping> {
  if (source === '') throw invalidMapping(`Add --mapping with a JSON file or a preset (${presets})`);
  const preset = Object.hasOwn(importPresets, source) ? importPresets[source] : undefined;
  if (preset) {
    process.stderr.write(
      `The preset ${source} is not verified: compare its columns with your file and use --dry-run first\n`,
    );
    return parseMapping(JSON.stringify(preset));
  }
  const json = await readFile(source, 'utf8').catch((error: unknown) => {
    throw invalidMapping(
      `${source} is not a preset (${presets}) and cannot be read as a file: ${fileFault(error)}`,
    );
  });
  return parseMapping(json);
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

function outcomeLine({ line, outcome, email, code, reason }: ImportOutcome, dryRun: boolean): string {
  const what = `${dryRun ? 'would be ' : ''}${outcome}`;
  const withCode = outcome === 'created' ? `${what} with ${code ? `the code ${code}` : 'a new code'}` : what;
  const why = reason === null ? '' : `: ${reason}`;
  return [`line ${line}`, email ?? '-', `${withCode}${why}`].join('\t');
}

/** `affiliates`: the operator's commands for affiliates. */
@Command({
  name: 'affiliates',
  description: 'List, show, import, change or terminate affiliates, or mail them their dashboard link',
  subCommands: [
    AffiliatesListCommand,
    AffiliatesShowCommand,
    AffiliatesSetRateCommand,
    AffiliatesCorrectMembershipCommand,
    AffiliatesDeactivateCommand,
    AffiliatesReactivateCommand,
    AffiliatesTerminateCommand,
    AffiliatesSendLinkCommand,
    AffiliatesImportCommand,
  ],
})
export class AffiliatesCommand extends CommandGroup {}

export const affiliateCommands = [
  AffiliatesCommand,
  AffiliatesListCommand,
  AffiliatesShowCommand,
  AffiliatesSetRateCommand,
  AffiliatesCorrectMembershipCommand,
  AffiliatesDeactivateCommand,
  AffiliatesReactivateCommand,
  AffiliatesTerminateCommand,
  AffiliatesSendLinkCommand,
  AffiliatesImportCommand,
];
