import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { InvalidArgumentError } from 'commander';
import { PayoutProviders } from '../../billing/index.js';
import { PayoutBook } from '../payout-book.js';
import { RunSummaries } from '../runs/run-summary.js';
import { print, runsTable, formatRunHead, linesTable } from './payouts-output.js';
import { RunLines, runCsv } from '../runs/run-lines.js';
import { counted } from '../../platform/wording.js';
import { writeOut } from '../write-out.js';

/** `payouts list [--json]`: all runs, newest first. */
@SubCommand({ name: 'list', description: 'List the runs, newest first' })
export class PayoutsListCommand extends CommandRunner {
  constructor(
    private readonly book: PayoutBook,
    private readonly summaries: RunSummaries,
  ) {
    super();
  }

  override async run(_: string[], { json = false }: { json?: boolean }): Promise<void> {
    const { runs } = await this.book.read();
    const listed = await this.summaries.summarizeAll([...runs.values()].reverse());
    if (json) return print(listed);
    if (listed.length > 0) return print(runsTable(listed));
    process.stderr.write('There are no runs yet\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

/** `payouts show RUN [--json]`: a run with all its lines. */
@SubCommand({ name: 'show', arguments: '<run>', description: 'Show a run and the status of each line' })
export class PayoutsShowCommand extends CommandRunner {
  constructor(
    private readonly book: PayoutBook,
    private readonly lines: RunLines,
    private readonly summaries: RunSummaries,
    private readonly providers: PayoutProviders,
  ) {
    super();
  }

  override async run([runId = '']: string[], { json = false }: { json?: boolean }): Promise<void> {
    const run = await this.book.requireRun(runId);
    const summary = await this.summaries.summarize(run);
    const lines = await this.lines.listLines(run);
    print(
      json ? { run: summary, lines } : `${formatRunHead(summary)}\n\n${linesTable(lines, this.providers)}`,
    );
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

type Options = Readonly<{ format: 'csv'; out?: string }>;

/** `payouts export RUN --format csv [--out FILE]`: all lines of a run for a spreadsheet. */
@SubCommand({ name: 'export', arguments: '<run>', description: 'Write the lines of a run as CSV' })
export class PayoutsExportCommand extends CommandRunner {
  constructor(
    private readonly book: PayoutBook,
    private readonly lines: RunLines,
  ) {
    super();
  }

  override async run([runId = '']: string[], { out }: Options): Promise<void> {
    const run = await this.book.requireRun(runId);
    const lines = await this.lines.listLines(run);
    await writeOut(out, runCsv(run, lines));
    if (out !== undefined) process.stderr.write(`${counted(lines.length, 'line')} written to ${out}\n`);
  }

  @Option({ flags: '--format <format>', description: 'csv', required: true })
  parseFormat(format: string): 'csv' {
    if (format === 'csv') return format;
    throw new InvalidArgumentError('The only format is csv');
  }

  @Option({ flags: '--out <file>', description: 'write to this file instead of stdout' })
  parseOut(file: string): string {
    return file;
  }
}
