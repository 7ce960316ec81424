import { Command } from '@nestjs/cqrs';
import type { Cents } from '@closewise/domain/money';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext, Decided } from '../../platform/event-store/command-executor.js';

/** `alreadyCents` is what was given back as far as they know who ask: it makes a repetition the same refund. */
export type RefundWish = Readonly<{
  paymentId: string;
  amountCents: Cents;
  alreadyCents: Cents;
  reason: string;
}>;

/** `open`: the provider could not be asked yet; it is asked again until it answers. `possible`: of a dry run. */
export type RefundOutcome = Readonly<{ number: number; status: 'open' | 'accepted' | 'possible' }> &
  Pick<Decided<unknown>, 'appended'>;

/** Gives money of a payment back through the provider; repeated, it is the same refund. */
export class RequestRefund extends Command<RefundOutcome> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly wish: RefundWish,
    readonly context: CommandContext,
    /** Refuses what would be refused, and records and moves nothing. */
    readonly isDryRun = false,
  ) {
    super();
  }
}
