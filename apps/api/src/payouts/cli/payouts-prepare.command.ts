import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import type { PayoutLine } from '@closewise/domain/payouts';
import { byOperator } from '../../platform/commands/contexts.js';
import { PayoutProviders } from '../../billing/index.js';
import { PayoutBook } from '../payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { RunPreparation } from '../runs/run-preparation.js';
import { PreparePayoutRun } from '../runs/payout-run.commands.js';
import { RunLines } from '../runs/run-lines.js';
import { RunSummaries } from '../runs/run-summary.js';
import { linesTable, print, formatTotals } from './payouts-output.js';

type Options = Readonly<{ month: string; dryRun?: boolean; json?: boolean }>;

/** `payouts prepare --month 2026-10 [--dry-run] [--json]`: a line for every payee with a balance. */
@SubCommand({
  name: 'prepare',
  description: 'Prepare a month’s run: who is paid how much, and why others are not',
})
export class PayoutsPrepareCommand extends CommandRunner {
  constructor(
    private readonly commands: CommandBus,
    private readonly drawing: RunPreparation,
    private readonly book: PayoutBook,
    private readonly lines: RunLines,
    private readonly summaries: RunSummaries,
    private readonly config: PayoutsConfig,
    private readonly providers: PayoutProviders,
  ) {
    super();
  }

  override async run(_: string[], { month, dryRun = false, json = false }: Options): Promise<void> {
    const operator = this.config.namedOperator();
    if (dryRun) return this.rehearse(month, operator, json);
    const runId = await this.commands.execute(new PreparePayoutRun(month, operator, byOperator()));
    const run = await this.book.requireRun(runId);
    const lines = await this.lines.listLines(run);
    if (json) return print({ run: await this.summaries.summarize(run), lines });
    print(linesTable(lines, this.providers));
    print(`\nRun ${runId} is prepared: ${formatTotals(lines)}`);
    print(this.next(runId));
  }

  private next(runId: string): string {
    return this.config.onePersonMay
      ? `Next: review it, then run  payouts approve ${runId}`
      : 'Next: another person approves it as an admin in the admin area';
  }

  private async rehearse(month: string, operator: string, json: boolean): Promise<void> {
    const drawn = await this.drawing.draw(month, operator);
    const lines = await this.lines.addNames(drawn.lines.map(asDrawn));
    if (json) print({ month, asOf: drawn.asOf, dryRun: true, lines });
    else if (lines.length > 0) print(`${linesTable(lines, this.providers)}\n`);
    // Refused after the lines are printed, since they explain why nobody can be paid.
    await this.book.rehearse(drawn);
    if (!json) print(`Dry run, nothing is recorded: ${formatTotals(lines)}`);
  }

  @Option({ flags: '--month <month>', description: 'such as 2026-10', required: true })
  parseMonth(month: string): string {
    return month;
  }

  @Option({ flags: '--dry-run', description: 'show the lines and record nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}

const asDrawn = (line: PayoutLine) =>
  ({ ...line, status: line.reason === null ? 'open' : 'not-paid' }) as const;
