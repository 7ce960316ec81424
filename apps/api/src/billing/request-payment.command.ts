import { Command } from '@nestjs/cqrs';
import type { KnownReport } from '../reporting/index.js';
import type { PaymentIntent } from './payment-provider.js';

/** Opens the one payment of a report; a repetition gives the same intent, a paid report is refused. */
export class RequestPayment extends Command<PaymentIntent> {
  constructor(
    readonly report: KnownReport,
    readonly correlationId: string,
  ) {
    super();
  }
}
