import { DomainError } from '@closewise/domain/events';
import { chartOfAccounts, generalAccounts } from '@closewise/domain/ledger';
import { formatCents } from '@closewise/domain/money';
import { Command, CommandRunner, Option, SubCommand } from 'nest-commander';
import { fullReader } from '../../platform/access/reader.js';
import { CommandGroup } from '../../platform/cli/command-group.js';
import {
  LedgerResumeSealsCommand,
  LedgerSealKeyCommand,
  LedgerSealsCommand,
  LedgerVerifyCommand,
} from '../seals/seals.cli.js';
import { parseAsOf } from './as-of.js';
import { Explanations, type ExplainedStep } from './explanations.js';
import { LedgerCorrectCommand, LedgerSimulateCommand } from './ledger-changes.cli.js';
import { Ledger, type StatementEntry } from './ledger.js';
import { PayeeBalances } from './payee-balances.js';
import { type AccountHolder, isPayee, Payees } from './payees.js';

type ShowOptions = Readonly<{
  affiliate?: string;
  organization?: string;
  account?: string;
  asOf?: string;
  json?: boolean;
}>;

/** Entries read at once, so that a long history needs little memory. */
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

  override async run(_: string[], { asOf, json, ...names }: ShowOptions): Promise<void> {
    const until = asOf === undefined ? null : parseAsOf(asOf);
    const holder = await this.findHolder(names);
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
    if (json) return printJson({ payee: { kind, label }, asOf: until, balanceCents, disputedCents, entries });
    print([
      ...entries.map(entryLine),
      `balance of ${kind === label ? kind : `${kind} ${label}`}\t${formatCents(balanceCents)}`,
      ...(disputedCents === 0 ? [] : [`disputed, not paid out\t${formatCents(disputedCents)}`]),
    ]);
  }

  private async findHolder({ affiliate, organization, account }: ShowOptions): Promise<AccountHolder> {
    const names = [affiliate, organization, account].filter((name) => name !== undefined);
    if (names.length === 1) {
      if (affiliate !== undefined) return this.payees.affiliate(affiliate);
      return account === undefined ? this.payees.organization(organization!) : this.payees.general(account);
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

/** `ledger trial-balance [--as-of DATE] [--json]`: what buyers paid, and how it is distributed; exit 1 if they differ. */
@SubCommand({ name: 'trial-balance', description: 'Compare what buyers paid with the sum of all shares' })
export class LedgerTrialBalanceCommand extends CommandRunner {
  constructor(private readonly ledger: Ledger) {
    super();
  }

  override async run(
    _: string[],
    { asOf, json }: Readonly<{ asOf?: string; json?: boolean }>,
  ): Promise<void> {
    const balance = await this.ledger.trialBalance(asOf === undefined ? null : parseAsOf(asOf));
    if (json) printJson(balance);
    else
      print([
        `entries\t${balance.entries}`,
        ...chartOfAccounts.map(({ label, field }) => `${label}\t${formatCents(balance[field])}`),
        `difference\t${formatCents(balance.differenceCents)}`,
      ]);
    if (balance.differenceCents !== 0) process.exitCode = 1;
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

/** `ledger explain PAYMENT_OR_ENTRY [--json]`: each event behind the shares of a payment, with its place in the log. */
@SubCommand({
  name: 'explain',
  arguments: '<payment-or-entry>',
  description: 'Explain how a payment was split: order, payment, attribution, rate, split, reversals',
})
export class LedgerExplainCommand extends CommandRunner {
  constructor(private readonly explanations: Explanations) {
    super();
  }

  override async run([reference = '']: string[], { json }: Readonly<{ json?: boolean }>): Promise<void> {
    const explanation = await this.explanations.explain(reference, fullReader);
    if (json) printJson(explanation);
    else print(explanation.steps.map(stepLine));
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const subCommands = [
  LedgerShowCommand,
  LedgerTrialBalanceCommand,
  LedgerExplainCommand,
  LedgerSimulateCommand,
  LedgerCorrectCommand,
  LedgerVerifyCommand,
  LedgerSealKeyCommand,
  LedgerSealsCommand,
  LedgerResumeSealsCommand,
];

/** `ledger show | trial-balance | explain PAYMENT | simulate | correct | verify | seal-key | seals | resume-seals`. */
@Command({
  name: 'ledger',
  description: 'Show, explain, correct or verify what each payee has earned',
  subCommands,
})
export class LedgerCommand extends CommandGroup {}

export const ledgerCommands = [LedgerCommand, ...subCommands];

const print = (lines: readonly string[]): void => void process.stdout.write(`${lines.join('\n')}\n`);
const printJson = (value: object): void => void process.stdout.write(`${JSON.stringify(value, null, 2)}\n`);

const entryLine = (entry: StatementEntry): string =>
  [
    entry.number,
    entry.at,
    entry.kind,
    formatCents(entry.cents),
    formatCents(entry.balanceCents),
    entry.paymentId ?? entry.runId ?? '-',
    `${entry.stream}@${entry.version}`,
  ].join('\t');

const stepLine = ({ at, what, by, stream, version }: ExplainedStep): string =>
  [at, what, `by ${by}`, `${stream}@${version}`].join('\t');
