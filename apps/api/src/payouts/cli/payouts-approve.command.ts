import { CommandBus } from '@nestjs/cqrs';
import { SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { PayoutBook } from '../book/payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { ApprovePayoutRun } from '../runs/approve-payout-run.command.js';
import { ApprovalCheck } from '../runs/approval-check.js';
import { RunChangeCommand, type RunChangeOptions } from './run-change.command.js';

/** `payouts approve RUN [--dry-run] [--json]`: by somebody else than who prepared it. */
@SubCommand({
  name: 'approve',
  arguments: '<run>',
  description: 'Approve a run, if amounts and payees are still as they were prepared',
})
export class PayoutsApproveCommand extends RunChangeCommand {
  constructor(
    commands: CommandBus,
    book: PayoutBook,
    private readonly check: ApprovalCheck,
    private readonly config: PayoutsConfig,
  ) {
    super(commands, book);
  }

  override async run([runId = '']: string[], options: RunChangeOptions): Promise<void> {
    const operator = this.config.namedOperator();
    if (options.dryRun) await this.book.rehearse(await this.check.commandFor(runId, operator));
    else await this.commands.execute(new ApprovePayoutRun(runId, operator, byOperator()));
    await this.say(runId, `approved by ${operator}`, options);
  }
}
