import type { AdminAffiliate } from '@closewise/contracts/admin';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { fullReader } from '../../../platform/access/reader.js';
import { AffiliateList } from '../../admin/affiliate-list.js';

type Options = Readonly<{ search?: string; json?: boolean }>;

/** Read at once, so that a long list needs few queries. */
const PAGE = 500;

/** `affiliates list [--search TEXT] [--json]`: all that were not deleted, the newest first. */
@SubCommand({ name: 'list', description: 'List the affiliates with what they brought and earned' })
export class AffiliatesListCommand extends CommandRunner {
  constructor(private readonly list: AffiliateList) {
    super();
  }

  override async run(_: string[], { search = '', json = false }: Options): Promise<void> {
    const listed: AdminAffiliate[] = [];
    for (let page = 1; ; page++) {
      const query = { page, pageSize: PAGE, search, filter: 'all', sort: '-registered' } as const;
      const { affiliates, total } = await this.list.page(query, fullReader);
      listed.push(...affiliates);
      if (affiliates.length === 0 || listed.length >= total) break;
    }
    const lines = json ? [JSON.stringify(listed, null, 2)] : listed.map(lineOf);
    process.stdout.write(lines.map((line) => `${line}\n`).join(''));
    if (!json && listed.length === 0) process.stderr.write('No affiliate is found\n');
  }

  @Option({ flags: '--search <text>', description: 'only those with this in name, e-mail or code' })
  parseSearch(search: string): string {
    return search;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const lineOf = (affiliate: AdminAffiliate): string =>
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
