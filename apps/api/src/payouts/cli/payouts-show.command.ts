import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { PayoutBook } from '../book/payout-book.js';
import { RunLines } from '../runs/run-lines.js';
import { summaryOf } from '../runs/run-summary.js';
import { headOf, linesTable, print } from './payouts-output.js';

/** `payouts show RUN [--json]`: a run with all its lines. */
@SubCommand({ name: 'show', arguments: '<run>', description: 'Show a run and how each line stands' })
export class PayoutsShowCommand extends CommandRunner {
  constructor(
    private readonly book: PayoutBook,
    private readonly lines: RunLines,
  ) {
    super();
  }

  override async run([runId = '']: string[], { json = false }: { json?: boolean }): Promise<void> {
    const run = await this.book.run(runId);
    const summary = summaryOf(run, this.book.momentsOf(run));
    const lines = await this.lines.ofRun(run);
    print(json ? { run: summary, lines } : `${headOf(summary)}\n\n${linesTable(lines)}`);
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
