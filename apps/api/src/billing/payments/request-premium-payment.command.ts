import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { PaymentIntent } from '../provider/payment-provider.js';

/**
 * Opens the payment that upgrades a paid report to premium; a repetition gives the same intent. Refused when it
 * is premium already, or when premium is not offered for it.
 */
export class RequestPremiumPayment extends Command<PaymentIntent> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly reportId: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}
