import { textCell, csvOf } from '@closewise/domain/csv';
import { decimalDollars, formatCents } from '@closewise/domain/money';
import { InvalidArgumentError } from 'commander';
import { CommandRunner, Option, SubCommand, Command } from 'nest-commander';
import { CommandGroup } from '../../platform/cli/command-group.js';
import { type TaxYear, TaxYears } from './tax-years.js';
import { counted } from '../../platform/wording.js';
import { writeOut } from '../write-out.js';

/** One row per payee. The provider has the tax id of the account. */
export const taxRows = ({ year, thresholdCents, payees }: TaxYear): string[][] => [
  [
    'Year',
    'Payee',
    'Code or tag',
    'Name',
    'Account at the provider',
    'Transfers',
    'Paid (USD)',
    'Returned (USD)',
    '1099-NEC box 1 (USD)',
    'Threshold (USD)',
    'Reported',
  ],
  ...payees.map((one) => [
    year,
    one.payee.kind,
    textCell(one.label),
    textCell(one.name),
    textCell(one.accountId ?? ''),
    String(one.transfers),
    decimalDollars(one.paidCents),
    decimalDollars(one.reversedCents),
    decimalDollars(one.boxOneCents),
    decimalDollars(thresholdCents),
    one.isReported ? 'yes' : 'no',
  ]),
];

type Options = Readonly<{ year?: string; format?: 'csv' | 'json'; json?: boolean; out?: string }>;

/** `tax 1099 --year 2026 [--format csv|json] [--out FILE]`: payments of the year by payee, and whether they are reported. */
@SubCommand({ name: '1099', description: 'List what each payee was paid in a year, for Form 1099-NEC' })
export class Tax1099Command extends CommandRunner {
  constructor(private readonly years: TaxYears) {
    super();
  }

  override async run(
    _: string[],
    { year = '', json = false, format = json ? 'json' : 'csv', out }: Options,
  ): Promise<void> {
    const taxYear = await this.years.loadYear(year);
    const content = format === 'json' ? `${JSON.stringify(taxYear, null, 2)}\n` : csvOf(taxRows(taxYear));
    await writeOut(out, content);
    process.stderr.write(`${summaryOf(taxYear)}\n`);
  }

  @Option({ flags: '--year <year>', description: 'the calendar year of the payments (UTC), such as 2026' })
  parseYear(year: string): string {
    return year;
  }

  @Option({ flags: '--format <format>', description: 'csv (default) or json' })
  parseFormat(format: string): 'csv' | 'json' {
    if (format === 'csv' || format === 'json') return format;
    throw new InvalidArgumentError('It must be csv or json');
  }

  @Option({ flags: '--json', description: 'the same as --format json' })
  parseJson(): boolean {
    return true;
  }

  @Option({ flags: '--out <file>', description: 'write to this file' })
  parseOut(file: string): string {
    return file;
  }
}

function summaryOf({ year, isOver, thresholdCents, source, payees }: TaxYear): string {
  const reported = payees.filter(({ isReported }) => isReported).length;
  return [
    `${reported} of ${counted(payees.length, 'payee')} of ${year} reached ${formatCents(thresholdCents)} (${source})`,
    ...(isOver ? [] : [`${year} is not over: later payments will be added`]),
  ].join('\n');
}

/** The commands below `tax`. */
export const taxCommands = [Tax1099Command];

/** `tax 1099`. */
@Command({ name: 'tax', description: 'Tax reports on payouts', subCommands: taxCommands })
export class TaxCommand extends CommandGroup {}
