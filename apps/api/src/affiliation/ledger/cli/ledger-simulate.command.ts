import { DomainError } from '@closewise/domain/events';
import { rateRange, type SimulatedPolicy } from '@closewise/domain/affiliation';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { asOfFrom, dayFrom } from '../as-of.js';
import { type Payee, Payees } from '../payees.js';
import { SimulateLedger } from '../simulate/simulate-ledger.js';
import { tableOf, totalsOf } from '../simulate/simulation-report.js';

type Options = Readonly<{
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

  override async run(_: string[], options: Options): Promise<void> {
    const { affiliate, organization } = options;
    const policy: SimulatedPolicy = {
      ratePercent: percentFrom(options.rate),
      overridePercent: options.overrideRate === undefined ? null : percentFrom(options.overrideRate),
      includesCustom: options.includeCustom ?? false,
      from: dayFrom(options.from ?? ''),
      until: options.to === undefined ? null : asOfFrom(options.to),
      only: await this.payeeOf(affiliate, organization),
    };
    const payees = await this.simulate.run(policy);
    const text = options.json
      ? JSON.stringify({ policy, payees: payees.map(withDifference), totals: totalsOf(payees) }, null, 2)
      : tableOf(payees, policy);
    process.stdout.write(`${text}\n`);
  }

  private async payeeOf(code: string | undefined, tag: string | undefined): Promise<Payee | null> {
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

  @Option({ flags: '--organization <tag>', description: 'only sales from which this organization earns' })
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

/** Not a number is refused with the other rates that there are not. */
const percentFrom = (text = ''): number => (/^\d{1,3}$/.test(text) ? Number(text) : Number.NaN);

const withDifference = <Payee extends { bookedCents: number; simulatedCents: number }>(payee: Payee) => ({
  ...payee,
  differenceCents: payee.simulatedCents - payee.bookedCents,
});
