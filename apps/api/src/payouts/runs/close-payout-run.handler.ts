import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PayoutBook } from '../book/payout-book.js';
import { ClosePayoutRun } from './close-payout-run.command.js';

@CommandHandler(ClosePayoutRun)
export class ClosePayoutRunHandler implements ICommandHandler<ClosePayoutRun> {
  constructor(private readonly book: PayoutBook) {}

  async execute({ runId, closedBy, reason, context }: ClosePayoutRun): Promise<void> {
    await this.book.execute({ type: 'CloseRun', runId, closedBy, reason }, context);
  }
}
