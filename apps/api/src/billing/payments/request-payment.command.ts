import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { PayableReport } from './payable-reports.js';
import type { PaymentIntent } from '../provider/payment-provider.js';

/**
 * Opens the one payment of a report, with premium or without it; a repetition gives the same intent, with the amount of
 * the choice made last. A paid report is refused, and premium where it is not offered.
 */
export class RequestPayment extends Command<PaymentIntent> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly report: PayableReport,
    readonly premium: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}
