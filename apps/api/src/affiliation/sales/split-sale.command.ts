import { Command } from '@nestjs/cqrs';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';

/** `waits`: nothing was recorded, because the buyer's browser may still bring a referral code. */
export type SplitOutcome = 'split' | 'waits';

/**
 * Brings the journal of a payment up to what is recorded of it: split once, reversed and restored as it goes. With
 * `mayWait`, a sale without a code waits for the browser's own news when a webhook was faster.
 */
export class SplitSale extends Command<SplitOutcome> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly paymentId: string,
    readonly mayWait: boolean,
    readonly context: CommandContext,
  ) {
    super();
  }
}
