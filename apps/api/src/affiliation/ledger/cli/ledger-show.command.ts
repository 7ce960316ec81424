import { DomainError } from '@closewise/domain/events';
import { formatCents } from '@closewise/domain/money';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { asOfFrom } from '../as-of.js';
import { Ledger, type StatementEntry } from '../ledger.js';
import { Payees, type Payee } from '../payees.js';

type Options = Readonly<{ affiliate?: string; organization?: string; asOf?: string; json?: boolean }>;

/** Read at once, so that a long history needs little memory. */
const PAGE = 1000;

/** `ledger show --affiliate CODE | --organization TAG [--as-of DATE] [--json]`: every entry and the balance. */
@SubCommand({
  name: 'show',
  description: 'Print the entries and the balance of one payee, now or as of a day',
})
export class LedgerShowCommand extends CommandRunner {
  constructor(
    private readonly ledger: Ledger,
    private readonly payees: Payees,
  ) {
    super();
  }

  override async run(_: string[], { affiliate, organization, asOf, json }: Options): Promise<void> {
    const until = asOf === undefined ? null : asOfFrom(asOf);
    const payee = await this.payeeOf(affiliate, organization);
    const { balanceCents, total } = await this.ledger.balance(payee, until);
    const entries: StatementEntry[] = [];
    while (entries.length < total) {
      const limit = Math.min(PAGE, total - entries.length);
      const page = await this.ledger.entries(payee, until, { offset: entries.length, limit });
      if (page.length === 0) break;
      entries.push(...page);
    }
    const { kind, label } = payee;
    if (json)
      return print(JSON.stringify({ payee: { kind, label }, asOf: until, balanceCents, entries }, null, 2));
    print([...entries.map(lineOf), `balance of ${kind} ${label}\t${formatCents(balanceCents)}`].join('\n'));
  }

  private async payeeOf(code: string | undefined, tag: string | undefined): Promise<Payee> {
    if (code !== undefined && tag === undefined) return this.payees.affiliate(code);
    if (tag !== undefined && code === undefined) return this.payees.organization(tag);
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

  @Option({ flags: '--as-of <date>', description: 'up to the end of this day (UTC), such as 2026-10-31' })
  parseAsOf(date: string): string {
    return date;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const lineOf = ({
  number,
  at,
  kind,
  cents,
  balanceCents,
  paymentId,
  stream,
  version,
}: StatementEntry): string =>
  [
    number,
    at,
    kind,
    formatCents(cents),
    formatCents(balanceCents),
    paymentId ?? '-',
    `${stream}@${version}`,
  ].join('\t');
