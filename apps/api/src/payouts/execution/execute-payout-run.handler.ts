import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DomainError } from '@closewise/domain/events';
import { assertExecutable } from '@closewise/domain/payouts';
import { PayoutProvider } from '../../billing/index.js';
import { Database } from '../../platform/database/database.js';
import { workAlone } from '../../platform/database/work-alone.js';
import { assertSameProvider, PayoutBook } from '../book/payout-book.js';
import { OwedPayees } from '../owed/owed-payees.js';
import { ExecutePayoutRun, type Execution } from './execute-payout-run.command.js';
import { Pauses } from './pauses.js';
import { RunExecution } from './run-execution.js';

@CommandHandler(ExecutePayoutRun)
export class ExecutePayoutRunHandler implements ICommandHandler<ExecutePayoutRun> {
  constructor(
    private readonly book: PayoutBook,
    private readonly owed: OwedPayees,
    private readonly provider: PayoutProvider,
    private readonly database: Database,
    private readonly pauses: Pauses,
  ) {}

  async execute(command: ExecutePayoutRun): Promise<Execution> {
    const run = await this.book.run(command.runId);
    assertExecutable(run);
    assertSameProvider(run, this.provider.name);
    const { book, owed, provider, pauses } = this;
    const execution = new RunExecution({ book, owed, provider, pauses }, command);
    const outcome = await workAlone(this.database, 'payouts execute', () => execution.execute());
    if (outcome !== 'busy') return outcome;
    throw new DomainError(
      'payouts.run-busy',
      'Another process executes a payout run now: wait until it ends, and look with payouts show',
    );
  }
}
