import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { PayoutBook } from '../book/payout-book.js';
import { summaryOf } from '../runs/run-summary.js';
import { print, runsTable } from './payouts-output.js';

/** `payouts list [--json]`: all runs, the newest first. */
@SubCommand({ name: 'list', description: 'List the runs, the newest first' })
export class PayoutsListCommand extends CommandRunner {
  constructor(private readonly book: PayoutBook) {
    super();
  }

  override async run(_: string[], { json = false }: { json?: boolean }): Promise<void> {
    const { runs } = await this.book.read();
    const listed = [...runs.values()].reverse().map((run) => summaryOf(run, this.book.momentsOf(run)));
    if (json) return print(listed);
    if (listed.length > 0) return print(runsTable(listed));
    process.stderr.write('There is no run yet\n');
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
