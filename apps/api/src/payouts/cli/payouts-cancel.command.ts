import { CommandBus } from '@nestjs/cqrs';
import { Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { PayoutBook } from '../book/payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { CancelPayoutRun } from '../runs/cancel-payout-run.command.js';
import { RunChangeCommand, type RunChangeOptions } from './run-change.command.js';

type Options = RunChangeOptions & Readonly<{ reason: string }>;

/** `payouts cancel RUN --reason WHY [--dry-run] [--json]`. Safe to repeat. */
@SubCommand({
  name: 'cancel',
  arguments: '<run>',
  description: 'Cancel a run of which nothing was requested yet',
})
export class PayoutsCancelCommand extends RunChangeCommand {
  constructor(
    commands: CommandBus,
    book: PayoutBook,
    private readonly config: PayoutsConfig,
  ) {
    super(commands, book);
  }

  override async run([runId = '']: string[], { reason, ...options }: Options): Promise<void> {
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
