import { CommandBus } from '@nestjs/cqrs';
import { Option, SubCommand } from 'nest-commander';
import { byOperator } from '../../platform/commands/contexts.js';
import { PayoutBook } from '../book/payout-book.js';
import { PayoutsConfig } from '../payouts-config.js';
import { ClosePayoutRun } from '../runs/close-payout-run.command.js';
import { RunChangeCommand, type RunChangeOptions } from './run-change.command.js';

type Options = RunChangeOptions & Readonly<{ reason: string }>;

/** `payouts close RUN --reason WHY [--dry-run] [--json]`. Safe to repeat. */
@SubCommand({
  name: 'close',
  arguments: '<run>',
  description: 'End a run whose unpaid lines were refused or held: they stay owed',
})
export class PayoutsCloseCommand extends RunChangeCommand {
  constructor(
    commands: CommandBus,
    book: PayoutBook,
    private readonly config: PayoutsConfig,
  ) {
    super(commands, book);
  }

  override async run([runId = '']: string[], { reason, ...options }: Options): Promise<void> {
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
