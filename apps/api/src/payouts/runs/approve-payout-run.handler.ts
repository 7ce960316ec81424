import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PayoutBook } from '../book/payout-book.js';
import { ApprovalCheck } from './approval-check.js';
import { ApprovePayoutRun } from './approve-payout-run.command.js';

@CommandHandler(ApprovePayoutRun)
export class ApprovePayoutRunHandler implements ICommandHandler<ApprovePayoutRun> {
  constructor(
    private readonly book: PayoutBook,
    private readonly check: ApprovalCheck,
  ) {}

  async execute({ runId, approvedBy, context }: ApprovePayoutRun): Promise<void> {
    await this.book.execute(await this.check.commandFor(runId, approvedBy), context);
  }
}
