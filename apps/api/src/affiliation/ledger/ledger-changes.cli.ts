import { rateRange, type SimulatedPolicy } from '@closewise/domain/affiliation';
import { DomainError } from '@closewise/domain/events';
import { parseCorrectionAmount } from '@closewise/domain/ledger';
import { formatCents } from '@closewise/domain/money';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { OperatorConfig } from '../../platform/cli/operator-config.js';
import { parseAsOf, parseDay } from './as-of.js';
import { type CorrectionOutcome, Corrections } from './correct-balance.command.js';
import { type NamedPayee, Payees } from './payees.js';
import { simulationTable, simulationTotals, SimulateLedger } from './simulate-ledger.js';

type CorrectOptions = Readonly<{
  payee?: string;
  amount?: string;
  reason?: string;
  reference?: string;
  dryRun?: boolean;
  json?: boolean;
}>;

/** `ledger correct --payee CODE|TAG|ID --amount DOLLARS --reason TEXT [--reference ID] [--dry-run] [--json]` */
@SubCommand({
  name: 'correct',
  description:
    'Correct what a payee is owed: a positive amount is paid by the house, a negative one is returned to the house. ' +
    'The reason is kept permanently and sealed: write no names, addresses or other personal data into it',
})
export class LedgerCorrectCommand extends CommandRunner {
  constructor(
    private readonly corrections: Corrections,
    private readonly config: OperatorConfig,
  ) {
    super();
  }

  override async run(_: string[], options: CorrectOptions): Promise<void> {
    const { payee = '', amount = '', reason = '', reference, dryRun = false, json } = options;
    const correctedBy = this.config.namedOperator();
    const cents = parseCorrectionAmount(amount);
    const outcome = await this.corrections.correct({ payee, cents, reason, reference, correctedBy }, dryRun);
    process.stdout.write(`${json ? JSON.stringify(outcome, null, 2) : describeCorrection(outcome)}\n`);
  }

  @Option({
    flags: '--payee <name>',
    description: 'a referral code, a tag, or the id of an affiliate',
  })
  parsePayee(name: string): string {
    return name;
  }

  @Option({
    flags: '--amount <dollars>',
    description: 'such as 12.50, or -12.50 to take it back',
  })
  parseAmount(dollars: string): string {
    return dollars;
  }

  @Option({
    flags: '--reason <text>',
    description: 'the reason, 10 to 300 characters, without personal data',
  })
  parseReason(text: string): string {
    return text;
  }

  @Option({
    flags: '--reference <id>',
    description: 'your own reference, such as a ticket; a reference is used for one correction only',
  })
  parseReference(id: string): string {
    return id;
  }

  @Option({ flags: '--dry-run', description: 'check everything and record nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

function describeCorrection(outcome: CorrectionOutcome): string {
  const { dryRun, isNew, reference, payee, cents, balanceCents, correctedCents } = outcome;
  const balance = `the balance of ${payee.kind} ${payee.label}`;
  if (!isNew)
    return (
      `The correction ${reference} of ${formatCents(cents)} is already in the books: ${balance} remains ` +
      `${formatCents(balanceCents)}. To make it again, use another --reference`
    );
  const change = `${balance}, from ${formatCents(balanceCents)} to ${formatCents(correctedCents)}`;
  return dryRun
    ? `Dry run, nothing is recorded: ${formatCents(cents)} would correct ${change}`
    : `${formatCents(cents)} corrects ${change}; the reference is ${reference}`;
}

type SimulateOptions = Readonly<{
  rate?: string;
  overrideRate?: string;
  from?: string;
  to?: string;
  affiliate?: string;
  organization?: string;
  includeCustom?: boolean;
  json?: boolean;
}>;

/** `ledger simulate --rate PERCENT --from DATE`: what each payee would have earned; changes nothing. */
@SubCommand({
  name: 'simulate',
  description: 'Show what each payee would have earned under another policy; changes nothing',
})
export class LedgerSimulateCommand extends CommandRunner {
  constructor(
    private readonly simulate: SimulateLedger,
    private readonly payees: Payees,
  ) {
    super();
  }

  override async run(_: string[], options: SimulateOptions): Promise<void> {
    const { affiliate, organization } = options;
    const policy: SimulatedPolicy = {
      ratePercent: parsePercent(options.rate),
      overridePercent: options.overrideRate === undefined ? null : parsePercent(options.overrideRate),
      includesCustom: options.includeCustom ?? false,
      from: parseDay(options.from ?? ''),
      until: options.to === undefined ? null : parseAsOf(options.to),
      only: await this.findPayee(affiliate, organization),
    };
    const payees = await this.simulate.run(policy);
    const text = options.json
      ? JSON.stringify(
          { policy, payees: payees.map(withDifference), totals: simulationTotals(payees) },
          null,
          2,
        )
      : simulationTable(payees, policy);
    process.stdout.write(`${text}\n`);
  }

  private async findPayee(code: string | undefined, tag: string | undefined): Promise<NamedPayee | null> {
    if (code !== undefined && tag !== undefined) {
      throw new DomainError(
        'affiliation.payee-missing',
        'Name one payee at most: --affiliate CODE or --organization TAG',
      );
    }
    if (code !== undefined) return this.payees.affiliate(code);
    return tag === undefined ? null : this.payees.organization(tag);
  }

  @Option({ flags: '--rate <percent>', description: `the commission rate, ${rateRange}` })
  parseRate(percent: string): string {
    return percent;
  }

  @Option({ flags: '--override-rate <percent>', description: 'the override of organizations, in percent' })
  parseOverrideRate(percent: string): string {
    return percent;
  }

  @Option({ flags: '--from <date>', description: 'from this day on (UTC), such as 2026-01-01' })
  parseFrom(date: string): string {
    return date;
  }

  @Option({ flags: '--to <date>', description: 'up to the end of this day (UTC), such as 2026-10-31' })
  parseTo(date: string): string {
    return date;
  }

  @Option({ flags: '--affiliate <code>', description: 'only sales of this affiliate' })
  parseAffiliate(code: string): string {
    return code;
  }

  @Option({
    flags: '--organization <tag>',
    description: 'only sales from which this organization earns',
  })
  parseOrganization(tag: string): string {
    return tag;
  }

  @Option({ flags: '--include-custom', description: 'also for affiliates with a rate of their own' })
  parseIncludeCustom(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** NaN for a text that is not a number, which the policy refuses like a number out of range. */
const parsePercent = (text = ''): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

const withDifference = <Amounts extends { bookedCents: number; simulatedCents: number }>(
  amounts: Amounts,
) => ({
  ...amounts,
  differenceCents: amounts.simulatedCents - amounts.bookedCents,
});
