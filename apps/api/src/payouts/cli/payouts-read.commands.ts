import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { InvalidArgumentError } from 'commander';
import { PayoutProviders } from '../../billing/index.js';
import { PayoutBook } from '../payout-book.js';
import { RunSummaries } from '../runs/run-summary.js';
import { print, runsTable, formatRunHead, linesTable } from './payouts-output.js';
import { RunLines, runCsv } from '../runs/run-lines.js';
import { counted } from '../../platform/wording.js';
import { writeOut } from '../write-out.js';
import { CommandBus } from '@nestjs/cqrs';
import { formatCents } from '@closewise/domain/money';
import { payeeKey } from '@closewise/domain/payee';
import type { PayoutDifference } from '@closewise/domain/payouts';
import { outputWidth, formatTable, type Column } from '../../platform/cli/text-table.js';
import { byOperator } from '../../platform/commands/contexts.js';
import { PayeeNames } from '../owed/payee-list.js';
import { PayoutsConfig } from '../payouts-config.js';
import { ReconcilePayouts } from '../reconcile-payouts.command.js';

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

type ExportOptions = Readonly<{ format: 'csv'; out?: string }>;

/** `payouts export RUN --format csv [--out FILE]`: all lines of a run for a spreadsheet. */
@SubCommand({ name: 'export', arguments: '<run>', description: 'Write the lines of a run as CSV' })
export class PayoutsExportCommand extends CommandRunner {
  constructor(
    private readonly book: PayoutBook,
    private readonly lines: RunLines,
  ) {
    super();
  }

  override async run([runId = '']: string[], { out }: ExportOptions): Promise<void> {
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

type ReconcileOptions = Readonly<{ record?: boolean; json?: boolean }>;

/** `payouts reconcile [--record] [--json]`: compares our record with the provider's; exits with 1 if they differ. */
@SubCommand({
  name: 'reconcile',
  description: "Compare our record with the provider's transfers and reversals, in both directions",
})
export class PayoutsReconcileCommand extends CommandRunner {
  constructor(
    private readonly commands: CommandBus,
    private readonly names: PayeeNames,
    private readonly config: PayoutsConfig,
  ) {
    super();
  }

  override async run(_: string[], { record = false, json = false }: ReconcileOptions): Promise<void> {
    if (record) this.config.namedOperator();
    const found = await this.commands.execute(new ReconcilePayouts(record, byOperator()));
    const left = found.differences.length - found.recorded;
    if (json) print(found);
    else {
      if (found.differences.length > 0) print(`${await this.tableOf(found.differences, record)}\n`);
      const recorded = found.recorded > 0 ? `, ${found.recorded} of them recorded now` : '';
      const compared = `${counted(found.transfers, 'transfer')} and ${counted(found.runs, 'run')} compared`;
      print(`${compared}: ${counted(found.differences.length, 'difference')}${recorded}`);
    }
    if (left > 0) process.exitCode = 1;
  }

  private async tableOf(differences: readonly PayoutDifference[], record: boolean): Promise<string> {
    const names = await this.names.findNames(differences.flatMap(({ payee }) => payee ?? []));
    const rows = differences.map((one) => [
      one.runId ?? '-',
      one.payee ? names.get(payeeKey(one.payee))!.label : '-',
      formatCents(one.recordedCents),
      formatCents(one.statedCents),
      differenceTexts[one.kind] +
        (one.record === null ? '' : record ? ': recorded' : ': --record records it'),
      one.transferId,
    ]);
    return formatTable(differenceColumns, rows, outputWidth());
  }

  @Option({ flags: '--record', description: 'record what is missing only in our record' })
  parseRecord(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const differenceTexts: Readonly<Record<PayoutDifference['kind'], string>> = {
  'transfer-not-recorded': 'paid, not in our record',
  'transfer-unknown': 'paid, but no run has such a line',
  'transfer-missing': 'in our record, unknown to the provider',
  'transfer-differs': 'amount or account differs',
  'paid-again': 'the line was paid twice',
  'reversal-not-recorded': 'returned, not in our record',
  'reversal-missing': 'returned in our record, not at the provider',
};

const differenceColumns: readonly Column[] = [
  { title: 'RUN' },
  { title: 'PAYEE' },
  { title: 'OUR RECORD', align: 'right' },
  { title: 'PROVIDER', align: 'right' },
  { title: 'DIFFERENCE' },
  { title: 'TRANSFER' },
];
