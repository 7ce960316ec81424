import { InvalidArgumentError } from 'commander';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { counted } from '../../platform/wording/counted.js';
import { PayoutBook } from '../book/payout-book.js';
import { runCsv } from '../runs/run-csv.js';
import { RunLines } from '../runs/run-lines.js';
import { writeOut } from '../write-out.js';

type Options = Readonly<{ format: 'csv'; out?: string }>;

/** `payouts export RUN --format csv [--out FILE]`: every line of a run, for spreadsheets. */
@SubCommand({ name: 'export', arguments: '<run>', description: 'Write the lines of a run as CSV' })
export class PayoutsExportCommand extends CommandRunner {
  constructor(
    private readonly book: PayoutBook,
    private readonly lines: RunLines,
  ) {
    super();
  }

  override async run([runId = '']: string[], { out }: Options): Promise<void> {
    const run = await this.book.run(runId);
    const lines = await this.lines.ofRun(run);
    await writeOut(out, runCsv(run, lines));
    if (out !== undefined) process.stderr.write(`${counted(lines.length, 'line')} written to ${out}\n`);
  }

  @Option({ flags: '--format <format>', description: 'csv', required: true })
  parseFormat(format: string): 'csv' {
    if (format === 'csv') return format;
    throw new InvalidArgumentError('The one format is csv');
  }

  @Option({ flags: '--out <file>', description: 'instead of stdout' })
  parseOut(file: string): string {
    return file;
  }
}
