import { CommandBus } from '@nestjs/cqrs';
import { CommandRunner, Option, SubCommand } from 'nest-commander';
import { actorInWords } from '@closewise/domain/actor';
import { PayoutBook } from '../payout-book.js';
import { RunSummaries } from '../runs/run-summary.js';
import { print } from './payouts-output.js';
import { byOperator } from '../../platform/commands/contexts.js';
import {
  ApprovePayoutRun,
  ApprovalCheck,
  CancelPayoutRun,
  ClosePayoutRun,
} from '../runs/payout-run.commands.js';
import { RunActors } from '../runs/run-actors.js';
import { PayoutsConfig } from '../payouts-config.js';

type RunChangeOptions = Readonly<{ dryRun?: boolean; json?: boolean }>;

/** Base of the commands that change one run. */
abstract class RunChangeCommand extends CommandRunner {
  constructor(
    protected readonly commands: CommandBus,
    protected readonly book: PayoutBook,
    private readonly summaries: RunSummaries,
  ) {
    super();
  }

  /** Prints the run's new state, or what a dry run would have changed. */
  protected async say(runId: string, done: string, { dryRun = false, json = false }: RunChangeOptions) {
    const run = await this.book.requireRun(runId);
    if (json) return print({ dryRun, run: await this.summaries.summarize(run) });
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

/**
 * `payouts approve RUN [--dry-run] [--json]`: only where one person may do every step; otherwise an admin approves in
 * the admin area.
 */
@SubCommand({
  name: 'approve',
  arguments: '<run>',
  description: 'Approve a run if its amounts and payees have not changed since it was prepared',
})
export class PayoutsApproveCommand extends RunChangeCommand {
  constructor(
    commands: CommandBus,
    book: PayoutBook,
    summaries: RunSummaries,
    private readonly check: ApprovalCheck,
    private readonly actors: RunActors,
  ) {
    super(commands, book, summaries);
  }

  override async run([runId = '']: string[], options: RunChangeOptions): Promise<void> {
    const operator = await this.actors.operator();
    if (options.dryRun) await this.book.rehearse(await this.check.commandFor(runId, operator));
    else await this.commands.execute(new ApprovePayoutRun(runId, operator, byOperator()));
    await this.say(runId, `approved by ${actorInWords('operator', operator.by)}`, options);
  }
}

type EndOptions = RunChangeOptions & Readonly<{ reason: string }>;

/** `payouts cancel RUN --reason WHY [--dry-run] [--json]`. Safe to repeat. */
@SubCommand({
  name: 'cancel',
  arguments: '<run>',
  description: 'Cancel a run before any transfer is requested',
})
export class PayoutsCancelCommand extends RunChangeCommand {
  constructor(
    commands: CommandBus,
    book: PayoutBook,
    summaries: RunSummaries,
    private readonly config: PayoutsConfig,
  ) {
    super(commands, book, summaries);
  }

  override async run([runId = '']: string[], { reason, ...options }: EndOptions): Promise<void> {
    const cancelledBy = this.config.namedOperator();
    if (options.dryRun) await this.book.rehearse({ type: 'CancelRun', runId, cancelledBy, reason });
    else await this.commands.execute(new CancelPayoutRun(runId, cancelledBy, reason, byOperator()));
    await this.say(runId, 'cancelled', options);
  }

  @Option({ flags: '--reason <why>', description: 'kept with the run', required: true })
  parseReason(reason: string): string {
    return reason;
  }
}

/** `payouts close RUN --reason WHY [--dry-run] [--json]`. Safe to repeat. */
@SubCommand({
  name: 'close',
  arguments: '<run>',
  description: 'Close a run whose unpaid lines were refused or held; they remain owed',
})
export class PayoutsCloseCommand extends RunChangeCommand {
  constructor(
    commands: CommandBus,
    book: PayoutBook,
    summaries: RunSummaries,
    private readonly config: PayoutsConfig,
  ) {
    super(commands, book, summaries);
  }

  override async run([runId = '']: string[], { reason, ...options }: EndOptions): Promise<void> {
    const closedBy = this.config.namedOperator();
    if (options.dryRun) await this.book.rehearse({ type: 'CloseRun', runId, closedBy, reason });
    else await this.commands.execute(new ClosePayoutRun(runId, closedBy, reason, byOperator()));
    await this.say(runId, 'closed', options);
  }

  @Option({ flags: '--reason <why>', description: 'kept with the run', required: true })
  parseReason(reason: string): string {
    return reason;
  }
}
