import { Command } from '@nestjs/cqrs';
import type { Payee } from '@closewise/domain/payee';
import { declareCommand } from '../../platform/commands/declared-commands.js';
import type { CommandContext } from '../../platform/event-store/command-executor.js';
import type { KnownPayoutAccount } from './known-payout-account.js';

/**
 * Opens the payee's account at the provider, who is told the address (null when it was erased) and keeps it. However
 * often it is given, it is the same account until that is closed.
 */
export class OpenPayoutAccount extends Command<KnownPayoutAccount> {
  static {
    declareCommand(this);
  }

  constructor(
    readonly payee: Payee,
    readonly email: string | null,
    readonly context: CommandContext,
  ) {
    super();
  }
}
