import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { RefundAnswer } from '../provider/payment-provider.js';

export type { RefundAnswer };

/** Has the provider make a refund that was asked for, and records what it says; repeated, it makes none again. */
export class CarryOutRefund extends Command<RefundAnswer> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly paymentId: string,
    readonly number: number,
    readonly context: CommandContext,
  ) {
    super();
  }
}
