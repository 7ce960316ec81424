import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { IntentOutcome } from '../provider/payment-provider.js';

/**
 * Somebody says that a payment has moved: the browser, the provider's webhook or the sweeper. It only prompts a
 * look-up at the provider. With `reportId`, the payment must be that report's; `referralCode` came with the message.
 */
export class ConfirmPayment extends Command<IntentOutcome['status']> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly intentId: string,
    readonly reportId: number | null,
    readonly referralCode: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}
