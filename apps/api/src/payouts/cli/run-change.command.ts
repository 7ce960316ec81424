import type { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option } from 'nest-commander';
import type { PayoutBook } from '../book/payout-book.js';
import { summaryOf } from '../runs/run-summary.js';
import { print } from './payouts-output.js';

export type RunChangeOptions = Readonly<{ dryRun?: boolean; json?: boolean }>;

/** A command that changes one run. */
export abstract class RunChangeCommand extends CommandRunner {
  constructor(
    protected readonly commands: CommandBus,
    protected readonly book: PayoutBook,
  ) {
    super();
  }

  /** Says what became of the run, or would have. */
  protected async say(runId: string, done: string, { dryRun = false, json = false }: RunChangeOptions) {
    const run = await this.book.run(runId);
    if (json) return print({ dryRun, run: summaryOf(run, this.book.momentsOf(run)) });
    print(
      dryRun
        ? `Dry run, nothing is recorded: the run ${runId} could be ${done}`
        : `The run ${runId} is ${done}`,
    );
  }

  @Option({ flags: '--dry-run', description: 'check everything and record nothing' })
  parseDryRun(): boolean {
    return true;
  }

  @Option({ flags: '--json', description: 'print JSON' })
  parseJson(): boolean {
    return true;
  }
}
