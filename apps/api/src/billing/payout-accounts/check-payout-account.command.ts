import { Command } from '@nestjs/cqrs';
import type { Payee } from '@closewise/domain/payee';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { KnownPayoutAccount } from './known-payout-account.js';

/** Asks the provider how the payee's account stands, and records what has changed; null when there is no account. */
export class CheckPayoutAccount extends Command<KnownPayoutAccount | null> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly payee: Payee,
    readonly context: CommandContext,
  ) {
    super();
  }
}
