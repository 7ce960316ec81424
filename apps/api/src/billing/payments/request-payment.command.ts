import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { PayableReport } from './payable-reports.js';
import type { PaymentIntent } from '../provider/payment-provider.js';

/** Opens the one payment of a report; a repetition gives the same intent, a paid report is refused. */
export class RequestPayment extends Command<PaymentIntent> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly report: PayableReport,
    readonly context: CommandContext,
  ) {
    super();
  }
}
