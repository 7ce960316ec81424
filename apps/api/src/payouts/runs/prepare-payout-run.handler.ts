import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PayoutBook } from '../book/payout-book.js';
import { DrawRun } from './draw-run.js';
import { PreparePayoutRun } from './prepare-payout-run.command.js';

@CommandHandler(PreparePayoutRun)
export class PreparePayoutRunHandler implements ICommandHandler<PreparePayoutRun> {
  constructor(
    private readonly book: PayoutBook,
    private readonly drawing: DrawRun,
  ) {}

  async execute({ month, preparedBy, context }: PreparePayoutRun): Promise<string> {
    const command = await this.drawing.draw(month, preparedBy);
    const events = await this.book.execute(command, context);
    return events[0]!.data.runId;
  }
}
