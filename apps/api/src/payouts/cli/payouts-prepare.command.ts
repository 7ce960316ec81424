import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import type { PayoutLine } from '@closewise/domain/payouts';
import { byOperator } from '../../platform/commands/contexts.js';
import { PayoutBook } from '../book/payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { DrawRun } from '../runs/draw-run.js';
import { PreparePayoutRun } from '../runs/prepare-payout-run.command.js';
import { RunLines } from '../runs/run-lines.js';
import { summaryOf } from '../runs/run-summary.js';
import { linesTable, print, sumOf } from './payouts-output.js';

type Options = Readonly<{ month: string; dryRun?: boolean; json?: boolean }>;

/** `payouts prepare --month 2026-10 [--dry-run] [--json]`: a line for every payee with a balance. */
@SubCommand({
  name: 'prepare',
  description: 'Draw the run of a month: who is paid how much, and why the others are not',
})
export class PayoutsPrepareCommand extends CommandRunner {
  constructor(
    private readonly commands: CommandBus,
    private readonly drawing: DrawRun,
    private readonly book: PayoutBook,
    private readonly lines: RunLines,
    private readonly config: PayoutsConfig,
  ) {
    super();
  }

  override async run(_: string[], { month, dryRun = false, json = false }: Options): Promise<void> {
    const operator = this.config.namedOperator();
    if (dryRun) return this.rehearse(month, operator, json);
    const runId = await this.commands.execute(new PreparePayoutRun(month, operator, byOperator()));
    const run = await this.book.run(runId);
    const lines = await this.lines.ofRun(run);
    if (json) return print({ run: summaryOf(run, this.book.momentsOf(run)), lines });
    print(linesTable(lines));
    print(`\nRun ${runId} is prepared: ${sumOf(lines)}`);
    print(`Next: somebody else runs  payouts approve ${runId}`);
  }

  private async rehearse(month: string, operator: string, json: boolean): Promise<void> {
    const drawn = await this.drawing.draw(month, operator);
    const lines = await this.lines.of(drawn.lines.map(asDrawn));
    if (json) print({ month, asOf: drawn.asOf, dryRun: true, lines });
    else if (lines.length > 0) print(`${linesTable(lines)}\n`);
    // Where nobody can be paid, the lines say why: it is refused after them.
    await this.book.rehearse(drawn);
    if (!json) print(`Dry run, nothing is recorded: ${sumOf(lines)}`);
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
