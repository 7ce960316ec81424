import { csvOf } from '@closewise/domain/csv';
import { formatCents } from '@closewise/domain/money';
import { InvalidArgumentError } from 'commander';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { counted } from '../../../platform/wording/counted.js';
import { writeOut } from '../../write-out.js';
import { taxRows } from '../tax-rows.js';
import { TaxYears, type TaxYear } from '../tax-years.js';

type Options = Readonly<{ year?: string; format?: 'csv' | 'json'; out?: string }>;

/** `tax 1099 --year 2026 [--format csv|json] [--out FILE]`: what each payee got in the year, and whether it is reported. */
@SubCommand({ name: '1099', description: 'List what each payee was paid in a year, for Form 1099-NEC' })
export class Tax1099Command extends CommandRunner {
  constructor(private readonly years: TaxYears) {
    super();
  }

  override async run(_: string[], { year = '', format = 'csv', out }: Options): Promise<void> {
    const taxYear = await this.years.of(year);
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

  @Option({ flags: '--out <file>', description: 'write to this file' })
  parseOut(file: string): string {
    return file;
  }
}

function summaryOf({ year, isOver, thresholdCents, source, payees }: TaxYear): string {
  const reported = payees.filter(({ isReported }) => isReported).length;
  return [
    `${reported} of ${counted(payees.length, 'payee')} of ${year} reached ${formatCents(thresholdCents)} (${source})`,
    ...(isOver ? [] : [`${year} is not over: what is paid until its end is added`]),
  ].join('\n');
}
