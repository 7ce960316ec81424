import { DomainError } from '@closewise/domain/events';
import { generalAccounts } from '@closewise/domain/ledger';
import { formatCents } from '@closewise/domain/money';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { asOfFrom } from '../as-of.js';
import { PayeeBalances } from '../payee-balances.js';
import { Ledger, type StatementEntry } from '../ledger.js';
import { isPayee, Payees, type AccountHolder } from '../payees.js';

type Options = Readonly<{
  affiliate?: string;
  organization?: string;
  account?: string;
  asOf?: string;
  json?: boolean;
}>;

/** Read at once, so that a long history needs little memory. */
const PAGE = 1000;

/** `ledger show --affiliate CODE | --organization TAG | --account NAME [--as-of DATE] [--json]`: entries and balance. */
@SubCommand({
  name: 'show',
  description: 'Print the entries and the balance of one account, now or as of a date',
})
export class LedgerShowCommand extends CommandRunner {
  constructor(
    private readonly ledger: Ledger,
    private readonly payees: Payees,
    private readonly balances: PayeeBalances,
  ) {
    super();
  }

  override async run(_: string[], { asOf, json, ...named }: Options): Promise<void> {
    const until = asOf === undefined ? null : asOfFrom(asOf);
    const holder = await this.holderOf(named);
    const { balanceCents, total } = await this.ledger.balance(holder, until);
    const disputedCents = isPayee(holder) ? await this.balances.disputedOf(holder, until) : 0;
    const entries: StatementEntry[] = [];
    while (entries.length < total) {
      const limit = Math.min(PAGE, total - entries.length);
      const page = await this.ledger.entries(holder, until, { offset: entries.length, limit });
      if (page.length === 0) break;
      entries.push(...page);
    }
    const { kind, label } = holder;
    if (json)
      return print(
        JSON.stringify(
          { payee: { kind, label }, asOf: until, balanceCents, disputedCents, entries },
          null,
          2,
        ),
      );
    print(
      [
        ...entries.map(lineOf),
        `balance of ${kind === label ? kind : `${kind} ${label}`}\t${formatCents(balanceCents)}`,
        ...(disputedCents === 0 ? [] : [`of it under dispute, not paid out\t${formatCents(disputedCents)}`]),
      ].join('\n'),
    );
  }

  private async holderOf({ affiliate, organization, account }: Options): Promise<AccountHolder> {
    const named = [affiliate, organization, account].filter((name) => name !== undefined);
    if (named.length === 1) {
      if (affiliate !== undefined) return this.payees.affiliate(affiliate);
      return account === undefined ? this.payees.organization(organization!) : this.payees.one(account);
    }
    throw new DomainError(
      'affiliation.payee-missing',
      `Name one account: --affiliate CODE, --organization TAG or --account ${generalAccounts.join('|')}`,
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

  @Option({ flags: '--account <name>', description: `one of ${generalAccounts.join(', ')}` })
  parseAccount(name: string): string {
    return name;
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
  runId,
  stream,
  version,
}: StatementEntry): string =>
  [
    number,
    at,
    kind,
    formatCents(cents),
    formatCents(balanceCents),
    paymentId ?? runId ?? '-',
    `${stream}@${version}`,
  ].join('\t');
