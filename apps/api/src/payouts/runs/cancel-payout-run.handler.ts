import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PayoutBook } from '../book/payout-book.js';
import { CancelPayoutRun } from './cancel-payout-run.command.js';

@CommandHandler(CancelPayoutRun)
export class CancelPayoutRunHandler implements ICommandHandler<CancelPayoutRun> {
  constructor(private readonly book: PayoutBook) {}

  async execute({ runId, cancelledBy, reason, context }: CancelPayoutRun): Promise<void> {
    await this.book.execute({ type: 'CancelRun', runId, cancelledBy, reason }, context);
  }
}
