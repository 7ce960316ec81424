import { Command } from '@nestjs/cqrs';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { PayableReport } from './payable-reports.js';
import type { PaymentIntent } from '../provider/payment-provider.js';

/** Opens the one payment of a report; a repetition gives the same intent, a paid report is refused. */
export class RequestPayment extends Command<PaymentIntent> {
  constructor(
    readonly report: PayableReport,
    readonly context: CommandContext,
  ) {
    super();
  }
}
