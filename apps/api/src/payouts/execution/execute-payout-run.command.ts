import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type RunActor, assertExecutable } from '@closewise/domain/payouts';
import { DomainError } from '@closewise/domain/events';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import { PayoutProviders } from '../../billing/index.js';
import { Database } from '../../platform/database/database.js';
import { runAlone } from '../../platform/database/exclusive-work.js';
import { PayoutBook } from '../payout-book.js';
import { assertProvidersInUse } from '../runs/run-providers.js';
import { PayoutsConfig } from '../payouts-config.js';
import { OwedPayees } from '../owed/owed-payees.js';
import type { Execution, ExecutionOrder, ExecutionProgress } from './execution.js';
import { Pauses, RunExecution } from './run-execution.js';

/**
 * Pays every open line of an approved run on behalf of `executor`, `concurrency` lines at a time. Safe to repeat, also
 * after a crash at any point: no line is paid twice. Refuses while another process executes a run.
 */
export class ExecutePayoutRun extends Command<Execution> implements ExecutionOrder {
  static {
    declareCommand(this);
  }

  constructor(
    readonly runId: string,
    readonly executor: RunActor,
    readonly concurrency: number,
    readonly onProgress: (progress: ExecutionProgress) => void,
    readonly context: CommandContext,
  ) {
    super();
  }
}

/** Name of the lock that lets only one process execute a run. */
export const payoutExecution = 'payouts execute';

@CommandHandler(ExecutePayoutRun)
export class ExecutePayoutRunHandler implements ICommandHandler<ExecutePayoutRun> {
  constructor(
    private readonly book: PayoutBook,
    private readonly owed: OwedPayees,
    private readonly providers: PayoutProviders,
    private readonly database: Database,
    private readonly pauses: Pauses,
    private readonly config: PayoutsConfig,
  ) {}

  async execute(command: ExecutePayoutRun): Promise<Execution> {
    const run = await this.book.requireRun(command.runId);
    assertExecutable(run);
    assertProvidersInUse(run, this.providers);
    const { book, owed, providers, pauses } = this;
    const { onePersonMay } = this.config;
    const execution = new RunExecution({ book, owed, providers, pauses, onePersonMay }, command);
    const outcome = await runAlone(this.database, payoutExecution, () => execution.execute());
    if (outcome !== 'busy') return outcome;
    throw new DomainError(
      'payouts.run-busy',
      'Another process is executing a payout run: wait until it ends, and check with payouts show',
    );
  }
}
